import { z } from "zod"
import { sampleKinds } from "#core/sample/sample-clearing.ts"

/** `GET sample`: how much clearing the sample would delete, what it would leave by name, and the clearing that can be undone. */
export const sampleState = z.object({
  kinds: z.array(z.object({ kind: z.enum(sampleKinds), going: z.int().min(0), staying: z.array(z.string()) })),
  cleared: z.object({ at: z.string(), by: z.string() }).nullable(),
})
export type SampleState = z.infer<typeof sampleState>

/** `GET sample/presence`: whether the shop still has a product of the sample, its phone or mail address, and a clearing that can be
 *  undone; read at once. */
export type SamplePresence = { present: boolean; facts: boolean; undo: boolean }

/** The answer of `POST sample/clear`: how many things went. */
export type Cleared = { removed: number }

/** The answer of `POST sample/undo`: how many things did not come back (`undoClearing` says which). */
export type Restored = { left: number }
