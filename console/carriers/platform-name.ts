import type { CarrierPlatform } from "#api/carriers/contract.ts"
import { isOwnPlatform } from "#core/carriers/platform.ts"
import type { Say } from "../i18n/texts.ts"

/** What the console calls a platform. A plugin's has the name of its first address.
 *  @param known what the shop knows of it; undefined = its plugin is gone: its key alone is left */
export function platformName(key: string, known: CarrierPlatform | undefined, t: Say): string {
  return isOwnPlatform(key) ? t(`carrier.platform.${key}`) : (known?.hosts[0]?.name ?? key)
}
