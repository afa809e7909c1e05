import { startDouble } from "./double.ts"
import { ecotrackDouble } from "./platforms/ecotrack-double.ts"
import { noestDouble } from "./platforms/noest-double.ts"
import { yalidineDouble } from "./platforms/yalidine-double.ts"

/** Doubles by the name of their platform. */
export const doubles = {
  ecotrack: ecotrackDouble,
  noest: noestDouble,
  yalidine: yalidineDouble,
}

export type DoubleName = keyof typeof doubles

/** Starts the double of a platform in this process. */
export const startDoubleOf = (name: DoubleName, options?: { port?: number; hasQuotas?: boolean }) =>
  startDouble(doubles[name](), options)
