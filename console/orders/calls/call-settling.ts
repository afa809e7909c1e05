/** How somebody who is shown an order goes on with it. */
export type CallSettling = {
  /** After an outcome was stored. */
  onDone?: (() => void) | undefined
  /** Whether the next order is being fetched. */
  waiting?: boolean
  /** Whether the keys 1 to 6 settle the call: not for an order that nobody has chosen. */
  keys?: boolean
}
