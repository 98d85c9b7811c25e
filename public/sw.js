// An earlier site at this address may have left a service worker, which goes on showing that site. Browsers
// look here for a new version of it. This one deletes what was kept, removes itself and loads the pages anew.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeEverything()));

async function removeEverything() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
