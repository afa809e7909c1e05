import { setPriority } from "node:os"

/** Nice value: where cores are short, the thread gets about a ninth of what the one that answers pages gets. */
const niceness = 10

/** Lowers the priority of the worker thread that calls it. On Linux a priority is one thread's own (setpriority(2), "C
 *  library/kernel differences"); elsewhere it would be that of the whole process, so nothing is done. */
export function lowerThreadPriority(): void {
  if (process.platform === "linux") setPriority(niceness)
}
