// Shows push messages of the desk (W3C Push API) and opens the chat that they are about. It keeps nothing and answers no request.
const DESK = '/admin-support';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = read(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? DESK));
});

function read(data) {
  try {
    const { title, body, tag, url } = data.json();
    const isOurs = typeof url === 'string' && url.startsWith(DESK);
    return { title: String(title), body: String(body), tag: String(tag), url: isOurs ? url : DESK };
  } catch {
    return { title: 'A visitor is waiting in the chat', body: '', tag: 'chat', url: DESK };
  }
}

/** A desk that is open is led there; else one is opened. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find((one) => new URL(one.url).pathname.startsWith(DESK));
  if (!desk) return self.clients.openWindow(url);
  await desk.focus();
  return desk.navigate(url).catch(() => self.clients.openWindow(url));
}
