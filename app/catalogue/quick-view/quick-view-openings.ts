const listeners = new Set<() => void>()

/** Calls a listener each time a quick view is opened.
 *  @returns ends that */
export function onQuickViewOpened(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function notifyQuickViewOpened(): void {
  for (const listener of listeners) listener()
}
