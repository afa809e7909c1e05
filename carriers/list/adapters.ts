import type { Adapter, Platform } from "../adapter.ts"
import { ecotrack } from "../ecotrack/adapter.ts"
import { maystro } from "../maystro/adapter.ts"
import { noest } from "../noest/adapter.ts"
import { procolis } from "../procolis/adapter.ts"
import { yalidine } from "../yalidine/adapter.ts"
import { zrExpress } from "../zr-express/adapter.ts"

/** Every platform that the shop speaks to. */
export const adapters: Record<Platform, Adapter> = {
  yalidine,
  ecotrack,
  "zr-express": zrExpress,
  procolis,
  noest,
  maystro,
}
