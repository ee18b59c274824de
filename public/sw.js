// Takes away the service worker that an earlier site at this address may have left in browsers: it would
// show its stored pages, with telephone numbers of then, for ever. This site has none.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(emptied.finally(() => self.registration.unregister()))
})
