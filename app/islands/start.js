// Stands in the head of every page as it is. Pages can be read, followed and sent without any script: others are fetched when the
// page is at rest, and run when somebody touches it. A press on what needs them is queued until then.
;(() => {
  const needsScript = [
    'button[type="button"]:not([popovertarget])',
    'button[name="intent"]:not([value="order"])',
    // They open a picture, a video or a guide on the page, or show another picture in the gallery.
    'a[aria-haspopup="dialog"]',
    "a[data-shows-picture]",
  ].join()
  // Milliseconds in which a form that is on its way is not sent again, and in which a path is not loaded again.
  const sameSubmit = 10_000
  const sameReload = 10_000
  const pressed = new Set()
  // Milliseconds that the next page has to answer.
  const maxLeaving = 60_000
  let sent = { form: null, at: 0 }
  let isLeaving = false
  let data

  const [visit] = performance.getEntriesByType("navigation")
  // The browser fills in again what was typed, and goes back to where one was.
  const isAgain = visit && visit.type !== "navigate"
  // Everything above the place needs its final height (styles/below-fold.module.css).
  if (isAgain) document.documentElement.removeAttribute("data-loaded")

  function read(key, storage = () => localStorage) {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  // Which of the browser's lists are empty: their pages show it without another script (lists/list-state.tsx).
  const lists = ["cart_products", "compare_products", "wishlist_products"]
  const emptyLists = lists.filter((key) => (read(key) ?? "[]") === "[]")
  document.documentElement.dataset.empty = emptyLists.join(" ")
  // The construction notice was closed earlier in the visit (shell/layouts/notice.tsx).
  if (read("hanout-notice", () => sessionStorage)) document.documentElement.dataset.noticeClosed = ""

  // The device speaks another language than the page: that is offered until somebody chooses one (shell/layouts/language-offer.tsx).
  const languageKey = "hanout-language"
  const [spoken] = navigator.language.split("-")
  if (spoken !== document.documentElement.lang && !read(languageKey)) document.documentElement.dataset.offered = spoken

  function chooseLanguage({ target }) {
    if (!(target instanceof Element && target.closest("[data-language-offer] :is(a, button), a[hreflang]"))) return
    delete document.documentElement.dataset.offered
    try {
      localStorage.setItem(languageKey, spoken)
    } catch {
      // Without storage it is offered again on the next page.
    }
  }

  // A returning visitor sees the data of this browser at once: lists, the person of the order form, the account.
  const isKnown = () =>
    isAgain ||
    emptyLists.length < lists.length ||
    (read("order_person") ?? "{}") !== "{}" ||
    read("account_wishlist") !== null

  const pageData = () => (data ??= JSON.parse(document.getElementById("page-data")?.textContent ?? "null"))

  function whenParsed(act) {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", act, { once: true })
    else act()
  }

  function mount(island, which) {
    whenParsed(() => {
      const { mount } = pageData() ?? {}
      // Without it the page stays as it works without JavaScript.
      if (mount) import(mount).then(({ mountIslands }) => mountIslands(island, which), reloadOnce)
    })
  }

  function touched({ target }) {
    mount(target instanceof Element ? target.closest("[data-island]") : null)
  }

  const isWaiting = (element) => element.closest("[data-island]:not([data-mounted], [data-lost])") !== null

  function keep(event) {
    const button = event.target instanceof Element && event.target.closest(needsScript)
    // With a key: into another tab.
    if (!button || !isWaiting(button) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    button.dataset.waits = ""
    // The last press comes last.
    pressed.delete(button)
    pressed.add(button)
  }

  function replay() {
    for (const button of pressed) {
      if (button.isConnected && isWaiting(button)) continue
      pressed.delete(button)
      delete button.dataset.waits
      if (button.isConnected) button.click()
    }
  }

  // Scripts write into hidden fields, and a handle stands where its steps allow.
  const isTyped = ({ type, value, defaultValue, checked, defaultChecked }) =>
    !["hidden", "range"].includes(type) && (value !== defaultValue || checked !== defaultChecked)

  // Code of the page could not be had, as after an update of the shop. The page is loaded again, at most once per path within ten
  // seconds and not when that would lose what was typed; else it stays as it works without JavaScript.
  function reloadOnce() {
    pressed.clear()
    // Firefox stops what a page is loading as soon as it is being left: to load it again would take the person back.
    if (isLeaving || !navigator.onLine || [...document.querySelectorAll("input, textarea")].some(isTyped)) return
    try {
      const [key, path, now] = ["hanout_reloads", location.pathname + location.search, Date.now()]
      const reloads = Object.entries(JSON.parse(sessionStorage.getItem(key) ?? "{}"))
      const latest = Object.fromEntries(reloads.filter(([, at]) => now - at < sameReload))
      if (path in latest) return
      sessionStorage.setItem(key, JSON.stringify({ ...latest, [path]: now }))
    } catch {
      return
    }
    document.documentElement.dataset.reloads = ""
    location.reload()
  }

  // A form that the browser itself is sending is not sent once more by a second press.
  function sendOnce(event) {
    const form = event.target
    if (form.method !== "post" || form.closest("[data-island][data-mounted]")) return
    if (form === sent.form && Date.now() - sent.at < sameSubmit) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else {
      sent = { form, at: Date.now() }
      form.setAttribute("aria-busy", "true")
      giveKey(form.elements.namedItem("try"))
    }
  }

  // An order form that is sent before its script runs: with an idempotency key it is placed without being asked again.
  function giveKey(field) {
    if (!(field instanceof HTMLInputElement) || field.value) return
    const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
    field.value = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")
  }

  function whenIdle(act) {
    if (window.requestIdleCallback) requestIdleCallback(act, { timeout: 2000 })
    else setTimeout(act, 50)
  }

  // Fetched at the lowest priority, and neither compiled nor run.
  function prefetch(href) {
    const link = document.createElement("link")
    Object.assign(link, { rel: "prefetch", as: "script", href, crossOrigin: "anonymous" })
    document.head.append(link)
  }

  // One below the screen is hydrated when the page is scrolled. An observer has nothing laid out for it.
  function mountAtRest() {
    const shown = [...document.querySelectorAll("[data-at-rest]")].map((island) => island.firstElementChild)
    const act = () => mount(null, "[data-at-rest]")
    // It shows nothing yet.
    if (shown.includes(null)) return act()
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    })
    for (const element of shown) observer.observe(element)
  }

  function rest() {
    const { start, files } = pageData() ?? {}
    if (!start) return
    import(start).catch(() => undefined)
    if (isKnown()) mount(null)
    else {
      mountAtRest()
      if (!navigator.connection?.saveData) files.forEach(prefetch)
    }
  }

  // A screen reader clicks without a pointer.
  for (const type of ["pointerdown", "keydown", "focusin", "click", "input"]) addEventListener(type, touched, true)
  // Another tab has changed a list: a page that nobody has touched shows it too.
  addEventListener("storage", () => mount(null))
  // Of the page alone: rows of pictures scroll by themselves.
  addEventListener("scroll", touched)
  addEventListener("click", keep, true)
  addEventListener("click", chooseLanguage, true)
  addEventListener("submit", sendOnce, true)
  addEventListener("island-mounted", replay)
  addEventListener("code-lost", reloadOnce)
  addEventListener("beforeunload", () => {
    isLeaving = true
    setTimeout(() => {
      isLeaving = false
    }, maxLeaving)
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    isLeaving = false
    sent.form?.removeAttribute("aria-busy")
    sent = { form: null, at: 0 }
  })
  // Behind the next frame, so that nothing on it waits for a script.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(whenIdle, 0, rest)))
})()
