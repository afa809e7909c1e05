/** A queue that runs one work a tick of the event loop: between two of them pages are answered, however many works come
 *  together.
 *  @returns adds a work */
export function createTickQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const next = () => {
    // What waits behind it runs even when this one throws.
    if (waiting.length > 1) setImmediate(next)
    waiting.shift()?.()
  }
  return (work) => {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(next)
  }
}
