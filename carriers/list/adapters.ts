import type { Adapter, Platform } from "../adapter.ts"
import { ecotrack } from "../ecotrack/adapter.ts"
import { maystro } from "../maystro/adapter.ts"
import { noest } from "../noest/adapter.ts"
import { procolis } from "../procolis/adapter.ts"
import { yalidine } from "../yalidine/adapter.ts"
import { zrExpress } from "../zr-express/adapter.ts"

/** The platforms that the shop speaks to itself. */
export const adapters: Record<Platform, Adapter> = {
  yalidine,
  ecotrack,
  "zr-express": zrExpress,
  procolis,
  noest,
  maystro,
}

let all = new Map<string, Adapter>(Object.entries(adapters))

/** Adds the platforms of plugins to the shop's own: once, at the start of a process.
 *  @throws RangeError for a name that another one has */
export function setPluginAdapters(added: readonly Adapter[]): void {
  const next = new Map<string, Adapter>(Object.entries(adapters))
  for (const adapter of added) {
    if (next.has(adapter.platform)) throw new RangeError(`There is a carrier platform ${adapter.platform} already`)
    next.set(adapter.platform, adapter)
  }
  all = next
}

/** @returns undefined for a platform that this process does not speak: of a plugin that is gone, or of a later version */
export const findAdapter = (platform: string): Adapter | undefined => all.get(platform)

/** All platforms, the shop's own first. */
export const listAdapters = (): Adapter[] => [...all.values()]
