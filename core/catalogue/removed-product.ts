/** Hours for which a deleted product can be restored. */
export const removedProductHours = 24

/** Milliseconds for which a screen offers it. */
export const restoreOffer = 10_000
