import { type ComponentType, lazy } from "react"
import { loadWholePages } from "../../shell/start/navigation.ts"
import { importOptional } from "../../shell/start/optional-import.ts"

declare global {
  /** In `early-start.js`: fulfilled with the first pointer, key, focus or scroll of the page. */
  var hanoutTouched: Promise<unknown> | undefined
}

const touches = ["pointerdown", "keydown", "online"]

function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const touched = () => {
      listening.abort()
      resolve()
    }
    for (const type of touches) addEventListener(type, touched, { capture: true, signal: listening.signal })
  })
}

/** Loads what a page works without, again and again. */
async function loadInTheEnd<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await importOptional(load)
    } catch {
      // The router would wait for it with each change of page.
      loadWholePages()
      await nextTouch()
    }
  }
}

/** Code of a `Late` part. A page that the server has rendered asks for it when its visitor first touches it, at the latest when
 *  `start` is called; a failure leaves the page as it works without JavaScript, until the next touch.
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
    return loadInTheEnd(load)
  }
  const Component = lazy(async () => ({ default: await (isReached ? load() : loadLate()) }))
  const preload = () => {
    // Asked for again where it fails.
    if (!import.meta.env.SSR && isReached) importOptional(load).catch(() => undefined)
  }
  return { Component, start, preload }
}
