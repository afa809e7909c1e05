import type { Adapter, Platform } from "../adapter.ts"
import { ecotrack } from "../ecotrack/adapter.ts"
import { yalidine } from "../yalidine/adapter.ts"

/** Every platform that the shop speaks to. */
export const adapters: Partial<Record<Platform, Adapter>> = { yalidine, ecotrack }
