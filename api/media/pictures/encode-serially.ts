import { isMainThread } from "node:worker_threads"
import { limitConcurrency } from "./limit-concurrency.ts"

/** How many pictures a thread of the shop decodes and encodes at once. The one that answers requests takes two; each import, of
 *  which a process runs two at once (`run-import.ts`), one. */
const maxConcurrent = isMainThread ? 2 : 1

/** Runs whatever reads and writes a picture; so many jobs at once, the others in the order in which they came. */
export const encodeSerially = limitConcurrency(maxConcurrent)
