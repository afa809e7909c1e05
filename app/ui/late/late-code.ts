import { type ComponentType, lazy } from "react"
import { loadWholePages } from "../../shell/start/navigation.ts"
import { importOptional } from "../../shell/start/optional-import.ts"

declare global {
  /** In `early-start.js`: fulfilled with the first pointer, key, focus or scroll of the page. */
  var hanoutTouched: Promise<unknown> | undefined
}

/** Whether somebody has typed something on the page that another load of it would lose. */
const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Loads what a page works without. A browser does not fetch a module again that has failed once: the page is loaded again, or
 *  stays as it works without JavaScript. */
async function loadOrStay<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await importOptional(load)
  } catch {
    if (!isTyped()) globalThis.hanoutReload?.(location.pathname + location.search)
    // The router would wait for the code with each change of page.
    loadWholePages()
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
    await Promise.race([started, globalThis.hanoutTouched])
    return loadOrStay(load)
  }
  const Component = lazy(async () => ({ default: await (isReached ? load() : loadLate()) }))
  const preload = () => {
    // Asked for again where it fails.
    if (!import.meta.env.SSR && isReached) importOptional(load).catch(() => undefined)
  }
  return { Component, start, preload }
}
