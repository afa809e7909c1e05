import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Db } from "../../database.ts"
import { planClearing } from "./plan-clearing.ts"
import { removePlanned } from "./remove-planned.ts"

/** Removes what the sample brought and nobody changed, and keeps it for the time of undo. What is left after an interruption
 *  goes when it is run again.
 *  @param expected how many things the member has seen that go
 *  @returns how many things of each kind went; undefined when others would go than were seen
 *  @throws StateRejectedError IMPORT_RUNNING while a file of products is being stored */
export async function clearSample(
  db: Db,
  { expected, staffName, now }: { expected: number; staffName: string; now: Date },
): Promise<Partial<Record<SampleKind, number>> | undefined> {
  const plan = await planClearing(db)
  if (plan.total !== expected) return undefined
  return plan.total === 0 ? {} : removePlanned(db, plan, { staffName, now })
}
