import { z } from "zod"

/** `GET moving-out/progress`: how far the archive is that this process makes; null = it makes none. */
export const movingOutProgress = z.object({
  file: z.string().meta({ description: "The file that is being written; `pictures` for all of them" }),
  done: z.int().meta({ description: "Things in it" }),
})
export type MovingOutProgress = z.infer<typeof movingOutProgress>
