import { startDouble } from "./double.ts"
import { ecotrackDouble } from "./platforms/ecotrack-double.ts"
import { maystroDouble } from "./platforms/maystro-double.ts"
import { noestDouble } from "./platforms/noest-double.ts"
import { procolisDouble } from "./platforms/procolis-double.ts"
import { yalidineDouble } from "./platforms/yalidine-double.ts"
import { zrDouble } from "./platforms/zr-double.ts"

/** Doubles by the name of their platform. */
export const doubles = {
  ecotrack: ecotrackDouble,
  maystro: maystroDouble,
  noest: noestDouble,
  procolis: procolisDouble,
  yalidine: yalidineDouble,
  "zr-express": zrDouble,
}

export type DoubleName = keyof typeof doubles

/** Starts the double of a platform in this process. */
export const startDoubleOf = (name: DoubleName, options?: Parameters<typeof startDouble>[1]) =>
  startDouble(doubles[name](), options)
