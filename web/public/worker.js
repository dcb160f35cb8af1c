// Tells of turns though no page is open. It keeps nothing and answers no request of the page.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  if (!said.title) return;
  // One notice a match: a newer one takes the place of the older.
  event.waitUntil(self.registration.showNotification(said.title, { body: said.text, tag: said.tag, icon: "/icon.svg", data: { link: said.link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data?.link ?? "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(async (open) => {
      const page = open.find((one) => one.url === address) ?? open[0];
      if (!page) return self.clients.openWindow(address);
      if (page.url !== address) await page.navigate(address);
      return page.focus();
    }),
  );
});
