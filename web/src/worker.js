// Keeps the shell of the client, so that it opens without the house, and the lessons and replays that were open. What is
// said at a table is never kept: nothing else of /api comes through here, and nothing of /ws. VERSION, FIRST, ALL and POCKET are
// written in by shell.ts.
const FOLDER = new URL(self.registration.scope).pathname; // "/", or where the files of a demo lie
const OURS = FOLDER === "/" ? "cardhouse-" : `cardhouse ${FOLDER} `; // the names of our caches: others may live beside us
const CACHE = OURS + VERSION;
const SOON_MS = 4000;
const NO_PAGE = /^\/(api|ws|admin|assets|metrics|openapi\.json)(\/|$)/; // every other address is the client's, if only to say that nothing is there
const LESSON = /^\/api\/lessons\/[^/]+$/; // written once for everybody
const LESSONS = FOLDER === "/" ? "lessons" : `${OURS}lessons`;
const RECORD = /^\/api\/records\/([^/]+)(\/views)?$/; // a match that is over, as this device may see it
const RECORDS = FOLDER === "/" ? "records" : `${OURS}records`;
const MOST_RECORDS = 20; // the newest that were open
const POCKET_KEPT = `${FOLDER}pocket`; // a note of the page: this device has a house in its pocket

const placed = (path) => FOLDER + path.slice(1);
const pathOf = (url) => (url.pathname.startsWith(FOLDER) ? `/${url.pathname.slice(FOLDER.length)}` : "");

/** As the server has it now: only what is named by its content may come from elsewhere. */
const fresh = (path) => new Request(placed(path), path.startsWith("/assets/") ? {} : { cache: "no-cache" });

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => Promise.all([cache.addAll(FIRST.map(fresh)), takePocket(cache)])));
});

/** Whoever has a house in the pocket gets the one of this version with it, and all languages, before anything of it is used. */
async function takePocket(cache) {
    const has = (path) => caches.match(path, { ignoreVary: true });
    if (!(await has(POCKET_KEPT))) return;
    for (const path of ALL.map(placed)) if (!(await has(path))) await cache.add(path);
}

// What an older version had and this one still names stays: the last game, the last language.
self.addEventListener("activate", (event) => {
    event.waitUntil(
        (async () => {
            const cache = await caches.open(CACHE);
            for (const name of await caches.keys()) {
                if (name === CACHE || !name.startsWith(OURS) || name === LESSONS || name === RECORDS) continue;
                const old = await caches.open(name);
                for (const request of await old.keys()) {
                    const url = new URL(request.url);
                    const path = pathOf(url);
                    if ((path.startsWith("/assets/") && ALL.includes(path)) || url.pathname === POCKET_KEPT)
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
    const path = pathOf(url);
    if (request.mode === "navigate" && !NO_PAGE.test(path)) event.respondWith(page(request));
    else if (LESSON.test(path)) event.respondWith(again(request, LESSONS));
    else if (RECORD.test(path)) event.respondWith(again(request, RECORDS, () => event.waitUntil(forgetOldest())));
    else if (ALL.includes(path)) event.respondWith(part(request));
});

/** The newest page if the house answers soon, else the one that is kept. */
async function page(request) {
    try {
        const answer = await fetch(request, { signal: AbortSignal.timeout(SOON_MS) });
        if (answer.status < 500) return answer;
    } catch {
        // no house
    }
    return (await caches.match(FOLDER)) ?? Response.error();
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
    if (answer.ok && !POCKET.includes(pathOf(new URL(request.url)))) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

async function takeAll(whoever) {
    try {
        await takePocket(await caches.open(CACHE));
    } finally {
        whoever?.postMessage("done"); // what is missing is fetched when it is used
    }
}

// Whoever plays decides when the new version comes.
self.addEventListener("message", (event) => {
    if (event.data === "go on") void self.skipWaiting();
    if (event.data === "take all") event.waitUntil(takeAll(event.ports[0]));
});

// A notice from the house, made ready to be shown: nothing is asked for here. Whoever looks at that very page needs none.
self.addEventListener("push", (event) => {
    event.waitUntil(
        (async () => {
            const { title, body, path, tag, lang } = event.data?.json() ?? {};
            if (typeof title !== "string" || typeof path !== "string" || !path.startsWith("/")) return;
            const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
            if (open.some((client) => client.focused && new URL(client.url).pathname === path)) return;
            const looks = { icon: placed("/icons/192.png"), badge: placed("/icons/192.png") };
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
