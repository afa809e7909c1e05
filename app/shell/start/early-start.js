// Stands in the page's head as it is (start-script.tsx). The page can be read, followed and sent without any script, so
// the scripts are fetched and run when the page is drawn and idle, or touched; a press on what needs them is kept until then.
;(() => {
  const needsScript = [
    'button[type="button"]:not([popovertarget])',
    'button[name="intent"]:not([value="order"])',
    // They open a picture, a video or a guide on the page, or show another picture in the gallery.
    '[data-late] a[aria-haspopup="dialog"]',
    "[data-late] a[data-shows-picture]",
  ].join()
  // Milliseconds in which a form that is on its way is not sent again, and in which a path is not loaded again.
  const sameSubmit = 10_000
  const sameReload = 10_000
  // Milliseconds that the next page has to answer.
  const maxLeaving = 60_000
  const pressed = new Set()
  let started = false
  let late
  let sent = { form: null, at: 0 }
  let leftAt = -maxLeaving

  // One is put back to where one was: what stands above has to have its height (styles/below-fold.module.css).
  const [visit] = performance.getEntriesByType("navigation")
  // What was chosen is chosen again by the browser once the page is loaded: all options have to be there.
  const isAgain = visit && visit.type !== "navigate"
  if (isAgain) {
    document.documentElement.removeAttribute("data-loaded")
    addEventListener("DOMContentLoaded", () => window.hanoutFillDeferred())
  }

  // Which of the browser's lists are empty: their pages show it without another script (cart/wishlist/list-state.tsx).
  const lists = ["cart_products", "compare_products", "wishlist_products"]
  function isEmptyList(key) {
    try {
      return (localStorage.getItem(key) ?? "[]") === "[]"
    } catch {
      return true
    }
  }
  document.documentElement.dataset.empty = lists.filter(isEmptyList).join(" ")

  /** Loads a page again after a script of it could not be had: at most once per path within ten seconds.
   *  @returns whether the page goes */
  window.hanoutReload = (path) => {
    if (navigator.onLine === false) return false
    // Firefox stops what a page is loading as soon as it is being left: to load it again would take the person back.
    const stillLeaving = leftAt + maxLeaving - performance.now()
    if (stillLeaving > 0) {
      window.hanoutLeaving = true
      setTimeout(window.hanoutReload, stillLeaving, path)
      return true
    }
    try {
      const key = "hanout_reloads"
      const now = Date.now()
      const kept = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"))
      const latest = Object.fromEntries(kept.filter(([, at]) => now - at < sameReload))
      if (path in latest) return false
      sessionStorage.setItem(key, JSON.stringify({ ...latest, [path]: now }))
    } catch {
      return false
    }
    window.hanoutLeaving = true
    if (path === location.pathname + location.search) location.reload()
    else location.assign(path)
    return true
  }

  // The router's own scripts stand in a <noscript>, which a browser with scripts reads as text (late-scripts.tsx). Its data
  // is there at once: what follows on the page adds to it. Modules, and the links that have them fetched, wait.
  window.hanoutScripts = () => {
    const { textContent } = document.getElementById("late-scripts")
    late = document.createRange().createContextualFragment(textContent)
    for (const script of late.querySelectorAll('script:not([type="module"])')) document.head.append(script)
  }

  // A timer would wait four milliseconds.
  function yieldToMain() {
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }

  // Each link is a task of its own, between which the page answers: to request a file takes a phone milliseconds.
  async function start() {
    if (started || !late) return
    started = true
    const reload = () => window.hanoutReload(location.pathname + location.search)
    const parts = [...late.children]
    for (const part of parts) part.onerror = reload
    for (const link of parts.filter(({ localName }) => localName === "link")) {
      document.head.append(link)
      await yieldToMain()
    }
    document.head.append(late)
  }

  // What is closed at first stands in <noscript>, which a browser with scripts reads as text: the options of long lists
  // (orders/order-form/delivery/deferred-options.ts), folded parts (ui/still/until-touched.tsx).
  window.hanoutFillDeferred = () => {
    for (const part of document.querySelectorAll("noscript[data-deferred]")) {
      // One that is still being read has nothing behind it.
      if (document.readyState === "loading" && !part.nextSibling) continue
      part.replaceWith(document.createRange().createContextualFragment(part.textContent))
    }
  }

  const whenIdle = (act) => {
    if (window.requestIdleCallback) requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 50)
  }

  // A list or a folded part that is touched is filled at once, the others behind the answer to the press.
  function startWhenTouched({ target }) {
    touched()
    if (target instanceof Element && target.closest("select, details")) window.hanoutFillDeferred()
    else whenIdle(window.hanoutFillDeferred)
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start)
    else start()
  }

  // The page's scripts, or those of a part that comes later (ui/late/late.tsx).
  const isWaiting = (element) => !window.hanoutHydrated || element.closest("[data-late]")

  function keep(event) {
    const button = event.target instanceof Element && event.target.closest(needsScript)
    if (!button || !isWaiting(button) || button.closest('[data-late="lost"]')) return
    // Into another tab.
    if (event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // The last press comes last.
    pressed.delete(button)
    pressed.add(button)
  }

  // A form that the browser itself is sending is not sent once more, by a second press or by the script.
  function sendOnce(event) {
    if (event.target === sent.form && Date.now() - sent.at < sameSubmit) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (isWaiting(event.target) && event.target.method === "post") {
      sent = { form: event.target, at: Date.now() }
      giveKey(event.target.elements.namedItem("try"))
    }
  }

  // The script has taken the form in the moment before it says so: the browser sends nothing, and the next press counts.
  function forgetTaken(event) {
    if (event.defaultPrevented && event.target === sent.form) sent = { form: null, at: 0 }
  }

  // An order form that is sent before the script runs: with an idempotency key it is placed without being asked again.
  function giveKey(field) {
    if (!(field instanceof HTMLInputElement) || field.value) return
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
    field.value = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")
  }

  function replay() {
    window.hanoutHydrated = true
    for (const button of pressed) {
      if (button.isConnected && isWaiting(button)) continue
      pressed.delete(button)
      if (button.isConnected) button.click()
    }
  }

  let touched
  window.hanoutTouched = new Promise((resolve) => {
    touched = resolve
  })
  // Of the page alone: rows of pictures scroll by themselves. What the browser has filled in again is added up.
  for (const type of isAgain ? ["scroll", "load"] : ["scroll"]) addEventListener(type, touched)
  // A screen reader clicks without a pointer.
  for (const type of ["pointerdown", "keydown", "focusin", "click", "input"])
    addEventListener(type, startWhenTouched, true)
  addEventListener("click", keep, true)
  addEventListener("submit", sendOnce, true)
  addEventListener("submit", forgetTaken)
  addEventListener("hanout:hydrated", replay)
  addEventListener("beforeunload", () => {
    leftAt = performance.now()
  })
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return
    sent = { form: null, at: 0 }
    leftAt = -maxLeaving
    // Left for code that was gone, which its router still waits for.
    if (window.hanoutLeaving) location.reload()
  })
  // Behind the next frame, so that nothing on it waits for a script.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(whenIdle, 0, start)))
})()
