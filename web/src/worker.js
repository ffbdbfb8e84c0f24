// Keeps the shell of the client, so that it opens without the house, and the lessons and replays that were open. What is
// said at a table is never kept: nothing else of /api comes through here, and nothing of /ws. VERSION, FIRST, ALL and POCKET are
// written in by shell.ts.
const CACHE = `cardhouse-${VERSION}`;
const SOON_MS = 4000;
const NO_PAGE = /^\/(api|ws|admin|assets|metrics|openapi\.json)(\/|$)/; // every other address is the client's, if only to say that nothing is there
const LESSON = /^\/api\/lessons\/[^/]+$/; // written once for everybody
const LESSONS = "lessons";
const RECORD = /^\/api\/records\/([^/]+)(\/views)?$/; // a match that is over, as this device may see it
const RECORDS = "records";
const MOST_RECORDS = 20; // the newest that were open
const POCKET_KEPT = "/pocket"; // a note of the page: this device has a house in its pocket

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => Promise.all([cache.addAll(FIRST), takePocket(cache)])));
});

/** Whoever has a house in the pocket gets the one of this version with it, before anything of it is used. */
async function takePocket(cache) {
    const has = (path) => caches.match(path, { ignoreVary: true });
    if (!(await has(POCKET_KEPT))) return;
    for (const path of POCKET) if (!(await has(path))) await cache.add(path);
}

// What an older version had and this one still names stays: the last game, the last language.
self.addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            const cache = await caches.open(CACHE);
            for (const name of await caches.keys()) {
                if (name === CACHE || !name.startsWith("cardhouse-")) continue;
                const old = await caches.open(name);
                for (const request of await old.keys()) {
                    const path = new URL(request.url).pathname;
                    if ((path.startsWith("/assets/") && ALL.includes(path)) || path === POCKET_KEPT)
                        await cache.put(request, await old.match(request));
                }
                await caches.delete(name);
            }
            await self.clients.claim();
        })(),
    );
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    if (request.mode === "navigate" && !NO_PAGE.test(url.pathname)) event.respondWith(page(request));
    else if (LESSON.test(url.pathname)) event.respondWith(again(request, LESSONS));
    else if (RECORD.test(url.pathname)) event.respondWith(again(request, RECORDS, () => event.waitUntil(forgetOldest())));
    else if (ALL.includes(url.pathname)) event.respondWith(part(request));
});

/** The newest page if the house answers soon, else the one that is kept. */
async function page(request) {
    try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(SOON_MS) });
        if (answer.status < 500) return answer;
    } catch {
        // no house
    }
    return (await caches.match("/")) ?? Response.error();
}

/** The newest if the house answers; else as it was when it was last open. */
async function again(request, name, then = () => {}) {
    const kept = await caches.open(name);
    try {
        const answer = await fetch(request);
        if (answer.ok) {
            await kept.put(request.url, answer.clone());
            then();
        } else if (answer.status < 500) await kept.delete(request.url); // it may not be read any more
        if (answer.status < 500) return answer;
    } catch {
        // no house
    }
    return (await kept.match(request.url)) ?? Response.error();
}

/** A record has several pages: they go together. */
async function forgetOldest() {
    const kept = await caches.open(RECORDS);
    const pages = await kept.keys(); // as they were put there
    const idOf = (one) => RECORD.exec(new URL(one.url).pathname)?.[1].replace(/\.\w+$/, "");
    const newest = [...new Set(pages.map(idOf).reverse())].slice(0, MOST_RECORDS);
    for (const one of pages) if (!newest.includes(idOf(one))) await kept.delete(one);
}

/** Named by its content, so the kept one is the right one. */
async function part(request) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok && !POCKET.includes(new URL(request.url).pathname)) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

// Whoever plays decides when the new version comes.
self.addEventListener("message", (event) => {
    if (event.data === "go on") void self.skipWaiting();
});

// A notice from the house, made ready to be shown: nothing is asked for here. Whoever looks at that very page needs none.
self.addEventListener("push", (event) => {
    event.waitUntil(
        (async () => {
            const { title, body, path, tag, lang } = event.data?.json() ?? {};
            if (typeof title !== "string" || typeof path !== "string" || !path.startsWith("/")) return;
            const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
            if (open.some((client) => client.focused && new URL(client.url).pathname === path)) return;
            const looks = { icon: "/icons/192.png", badge: "/icons/192.png" };
            await self.registration.showNotification(title, { body, tag, lang, data: path, renotify: true, ...looks });
        })(),
    );
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path = event.notification.data ?? "/";
    event.waitUntil(
        (async () => {
            const open = await self.clients.matchAll({ type: "window" });
            const there = open.find((client) => new URL(client.url).pathname === path);
            await (there ? there.focus() : self.clients.openWindow(path));
        })(),
    );
});
