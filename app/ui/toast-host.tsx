/** Where toasts appear: once in each layout, there before the first message so that it is announced. */
export function ToastHost() {
  return <div id="toasts" aria-live="polite" />
}
