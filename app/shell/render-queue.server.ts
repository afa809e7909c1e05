import { setImmediate } from "node:timers/promises"

/** Milliseconds after which the answer to a form is rendered before pages. */
const maxFormWait = 1000

/** What is rendered: a page that somebody opens, or the answer to a form. */
export type RenderKind = "page" | "form"

type Waiting = { since: number; start: () => void }

/** Renders one page at a time. React renders a page in one stretch of processor time: twenty at once would hold up
 *  everything else in the process until the last is done. Between two renders the event loop answers what is cached. Pages
 *  come before answers to forms, of which a stranger can send many at once.
 *  @returns runs `render` in its turn */
export function createRenderQueue(
  now: () => number = () => performance.now(),
): <T>(kind: RenderKind, render: () => Promise<T>) => Promise<T> {
  const waiting: Record<RenderKind, Waiting[]> = { page: [], form: [] }
  let isRendering = false

  const next = () => {
    const form = waiting.form[0]
    const isFormDue = form !== undefined && (waiting.page.length === 0 || now() - form.since > maxFormWait)
    const first = (isFormDue ? waiting.form : waiting.page).shift()
    isRendering = first !== undefined
    first?.start()
  }

  return async (kind, render) => {
    if (isRendering) await new Promise<void>((start) => waiting[kind].push({ since: now(), start }))
    isRendering = true
    try {
      return await render()
    } finally {
      // The next render begins in a turn of its own.
      setImmediate().then(next)
    }
  }
}
