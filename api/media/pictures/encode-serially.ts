import { limitConcurrency } from "./limit-concurrency.ts"

/** Pictures that this process reads and writes at once, whoever asked for them: each takes a thread of its own. */
const maxConcurrent = 2

/** Runs whatever reads and writes a picture; two jobs at once, the others in the order in which they came. */
export const encodeSerially = limitConcurrency(maxConcurrent)
