import { type ComponentType, lazy } from "react"
import { latestNavigation, loadWholePages } from "../../shell/start/navigation.ts"
import { importOptional } from "../../shell/start/optional-import.ts"

declare global {
  /** In `early-start.js`: fulfilled when the visitor first does anything on the page. */
  var hanoutTouched: Promise<unknown> | undefined
}

/** Milliseconds: what the touch presses, such as a link, goes first. */
const pressTime = 500

/** Whether somebody has typed or ticked something on the page that another load of it would lose. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>("input, textarea")].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  )

/** Leaves changes of page to the browser: the router would wait for the lost code with each of them. */
function leaveToBrowser() {
  const path = location.pathname + location.search
  for (const part of document.querySelectorAll<HTMLElement>("[data-late]")) part.dataset.late = "lost"
  loadWholePages()
  const sendItself = (event: Event) => {
    if (event.target instanceof HTMLFormElement && event.target.method === "get") event.stopImmediatePropagation()
  }
  addEventListener("submit", sendItself, true)
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== path) location.reload()
  })
  addEventListener("online", reloadUntyped)
}

function reloadUntyped() {
  const going = latestNavigation()?.location
  const { pathname, search } = going ?? location
  if (going || !isTyped()) globalThis.hanoutReload?.(pathname + search)
}

/** A browser tells of a pointer that rests, too, once the page stands under it: that is no move. */
function pointerMove(): Promise<void> {
  return new Promise((resolve) => {
    function move({ movementX, movementY }: PointerEvent) {
      if (movementX === 0 && movementY === 0) return
      removeEventListener("pointermove", move)
      resolve()
    }
    addEventListener("pointermove", move)
  })
}

/** Loads what a page works without. A browser does not fetch a module again that has failed once: the page is loaded again, or
 *  stays as it works without JavaScript. */
async function loadOrStay<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await importOptional(load)
  } catch {
    leaveToBrowser()
    setTimeout(reloadUntyped, pressTime)
    return new Promise(() => {})
  }
}

/** Code of a `Late` part. A page that the server has rendered asks for it when its visitor first touches it, at the latest when
 *  `start` is called. A failure loads the page again, or leaves it as it works without JavaScript where something was typed.
 *  @param load imports the component
 *  @returns `preload` asks for it on a page that the router leads to, beside the page's data */
export function lateCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  // Who comes by the router waits for it: its page cannot be shown without.
  const isReached = import.meta.env.SSR || "hanoutHydrated" in window
  const loadLate = async () => {
    await Promise.race([started, globalThis.hanoutTouched, pointerMove()])
    return loadOrStay(load)
  }
  const Component = lazy(async () => ({ default: await (isReached ? load() : loadLate()) }))
  const preload = () => {
    // Asked for again where it fails.
    if (!import.meta.env.SSR && isReached) importOptional(load).catch(() => undefined)
  }
  return { Component, start, preload }
}
