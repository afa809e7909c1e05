/** Outcome of an attack: whether the shop held, and the facts in a few words. */
export type Outcome = { held: boolean; facts: string }
