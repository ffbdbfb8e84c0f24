// Keeps the shell of the client, so that it opens without the house, and lessons that were open. What is said at a table
// is never kept: nothing else of /api comes through here, and nothing of /ws. VERSION, FIRST and ALL are written in by shell.ts.
const CACHE = `cardhouse-${VERSION}`;
const SOON_MS = 4000;
const NO_PAGE = /^\/(api|ws|admin|assets|metrics|openapi\.json)(\/|$)/; // every other address is the client's, if only to say that nothing is there
const LESSON = /^\/api\/lessons\/[^/]+$/; // written once for everybody
const LESSONS = "lessons";

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FIRST)));
});

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
                    if (path.startsWith("/assets/") && ALL.includes(path)) await cache.put(request, await old.match(request));
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
    else if (LESSON.test(url.pathname)) event.respondWith(lesson(request));
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
async function lesson(request) {
    const kept = await caches.open(LESSONS);
    try {
        const answer = await fetch(request);
        if (answer.ok) await kept.put(request.url, answer.clone());
        if (answer.status < 500) return answer;
    } catch {
        // no house
    }
    return (await kept.match(request.url)) ?? Response.error();
}

/** Named by its content, so the kept one is the right one. */
async function part(request) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

// Whoever plays decides when the new version comes.
self.addEventListener("message", (event) => {
    if (event.data === "go on") void self.skipWaiting();
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
