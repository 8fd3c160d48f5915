// Shows the alerts that are pushed to this browser. It has no fetch handler and no cache: pages never go through it.
self.addEventListener('push', (event) => {
  const { title = '币镜预警', text = '', tag, link } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag, icon: '/icon-192.png', data: link }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data ?? '/userticker'));
});
