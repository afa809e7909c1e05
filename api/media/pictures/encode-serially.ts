import { limitConcurrency } from "./limit-concurrency.ts"

/** How many pictures this process decodes and encodes at once: each takes its own thread. */
const maxConcurrent = 2

/** Runs whatever reads and writes a picture; two jobs at once, the others in the order in which they came. */
export const encodeSerially = limitConcurrency(maxConcurrent)
