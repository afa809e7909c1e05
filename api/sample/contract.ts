import { z } from "zod"
import { sampleKinds, stayReasons } from "#core/sample/sample-clearing.ts"

const count = z.int().min(0)

/** Names of things: so many that a list can show, and how many there are. */
const named = z.object({ count, names: z.array(z.string()) })

/** `GET sample`: what clearing the sample would remove and leave, and what it has removed. */
export const sampleState = z.object({
  total: count.meta({ description: "Things that go; `POST sample/clear` sends it back" }),
  kinds: z.array(
    z.object({
      kind: z.enum(sampleKinds),
      going: named,
      staying: z.array(named.extend({ reason: z.enum(stayReasons) })),
    }),
  ),
  cleared: z
    .object({
      at: z.string(),
      by: z.string(),
      undoUntil: z.string(),
      kinds: z.array(z.object({ kind: z.enum(sampleKinds), count })),
    })
    .nullable(),
})
export type SampleState = z.infer<typeof sampleState>

/** `GET sample/presence`: whether the shop still has a product of the sample, and its phone or mail address; read at once. */
export type SamplePresence = { present: boolean; facts: boolean }

/** `POST sample/clear`: 409 `CHANGED_MEANWHILE` when other things would go than were seen. */
export const clearRequest = z.strictObject({ total: count })

/** Its answer: how many things went. */
export type Cleared = { removed: number }

/** The answer of `POST sample/undo`. `left`: their address or code is used by something else, or what they need is gone. */
export type Restored = { restored: number; left: number }
