// As sw.js: the other name under which an earlier site may have left a service worker.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  event.waitUntil(emptied.finally(() => self.registration.unregister()))
})
