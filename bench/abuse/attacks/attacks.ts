import type { Outcome } from "../outcome.ts"
import { attackCorrectSignIns } from "./correct-sign-ins.ts"
import { floodCartLines, floodListings, floodOrderForms, floodProductPages } from "./floods.ts"
import { attackForms } from "./forms.ts"
import { attackImport } from "./import.ts"
import { attackLimits } from "./limits.ts"
import { attackPhones } from "./phones.ts"
import { attackQueries } from "./queries.ts"
import { attackSessions } from "./sessions.ts"
import { shareAddress } from "./shared-address.ts"
import { attackSlowBodies } from "./slow-bodies.ts"
import { attackStock } from "./stock.ts"
import { attackTracking } from "./tracking.ts"
import { attackUploads } from "./uploads.ts"
import { attackWrongSignIns } from "./wrong-sign-ins.ts"

export type Attack = {
  name: string
  /** `strapi` = the storefront over a plain Strapi. */
  shop?: "strapi"
  /** Runs the whole attack against the shop at `url`. */
  run: (url: string) => Promise<Outcome>
  /** The highest p99 of another network's visits during the attack, in milliseconds.
   *  @param idle the p99 of the same visits before it */
  max: (idle: number) => number
}

/** A visit may take twice as long as when the shop is idle, and in any case as long as nobody notices. */
const twiceIdle = (idle: number) => Math.max(2 * idle, 50)
/** A request during an import may wait 100 ms, beyond what it takes by itself. */
const idleAnd100 = (idle: number) => Math.max(2 * idle, idle + 100)

const attack = (name: string, run: Attack["run"], max = twiceIdle): Attack => ({ name, run, max })
const overStrapi = (name: string, run: Attack["run"]): Attack => ({ name, run, max: twiceIdle, shop: "strapi" })

export const attacks: readonly Attack[] = [
  // What one request costs.
  attack("queries", attackQueries),
  attack("forms", attackForms),
  attack("uploads", attackUploads),
  attack("slow-bodies", attackSlowBodies),
  // What one network takes from others.
  attack("renders", floodProductPages),
  attack("listings", floodListings),
  attack("cart-lines", floodCartLines),
  attack("order-forms", floodOrderForms),
  attack("sign-in", attackWrongSignIns),
  attack("correct-sign-in", attackCorrectSignIns),
  attack("stock", attackStock),
  attack("limits", attackLimits),
  // What one finds out or gets around.
  attack("tracking", attackTracking),
  attack("phones", attackPhones),
  attack("sessions", attackSessions),
  // What honest people behind one address meet.
  attack("shared-address", shareAddress),
  overStrapi("strapi-forms", attackForms),
  overStrapi("strapi-renders", floodProductPages),
  overStrapi("strapi-listings", floodListings),
  overStrapi("strapi-orders", floodOrderForms),
  attack("import", attackImport, idleAnd100),
]
