// The worker that shows notifications of new orders (notification.ts). It reads no request; a press leads to the open console.
addEventListener("notificationclick", (event) => {
  event.notification.close()
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin"))
      return open ? open.focus() : clients.openWindow("/admin/orders")
    }),
  )
})
