import { readFileSync } from "node:fs"

/** Linux counts in hundredths of a second. */
const tick = 10

/** Milliseconds of processor time that a process has taken so far, all of its threads together. Other programs on the machine
 *  change them little, unlike the time on the clock. */
export function processorTime(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The name of the program, in brackets, may hold spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * tick
}
