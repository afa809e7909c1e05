/** The quantity on a product's stepper (specification, section 4 "Chosen quantity"). It starts at 1. */
export const firstQuantity = 1

export function increasedQuantity(chosen: number): number {
  return chosen + 1
}

/** One less, never below 1. */
export function decreasedQuantity(chosen: number): number {
  return Math.max(firstQuantity, chosen - 1)
}
