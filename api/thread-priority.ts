import { setPriority } from "node:os"

/** Lowers the priority of the worker thread that calls it. On Linux a priority is one thread's own (setpriority(2), "C
 *  library/kernel differences"); elsewhere it would be that of the whole process, so nothing is done.
 *  @param niceness with 10 the thread gets about a ninth of what the one that answers pages gets where cores are short, with 3 half */
export function lowerThreadPriority(niceness = 10): void {
  if (process.platform === "linux") setPriority(niceness)
}
