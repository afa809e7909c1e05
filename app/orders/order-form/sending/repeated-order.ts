// Of this document: the confirmation comes by the router.
let isRepeated = false

/** Notes that the order that is about to be confirmed was placed already. */
export function markRepeated(): void {
  isRepeated = true
}

/** Whether the order that is being confirmed was placed already; asked once. */
export function takeRepeated(): boolean {
  const was = isRepeated
  isRepeated = false
  return was
}
