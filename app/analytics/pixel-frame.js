// The script of the pixel's frame (pixel-frame.server.ts): it loads the network's script, tells the shop that it is there,
// and passes on the events that the shop sends. What the script may find here is this page, which is empty.
;(() => {
  const { pixel, source } = document.currentScript.dataset
  const fbq = (...call) => {
    if (fbq.callMethod) fbq.callMethod(...call)
    else fbq.queue.push(call)
  }
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [], disablePushState: true })
  window.fbq = window._fbq = fbq
  // Without it the script looks for buttons and forms by itself.
  fbq("set", "autoConfig", false, pixel)
  fbq("init", pixel)
  addEventListener("message", (message) => {
    if (message.source !== parent) return
    const { name, values, eventID } = message.data
    fbq("track", name, values, eventID ? { eventID } : {})
  })
  const script = document.createElement("script")
  script.onload = () => parent.postMessage("pixel-ready", "*")
  script.src = source
  document.head.append(script)
})()
