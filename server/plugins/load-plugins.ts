import { existsSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { z } from "zod"
import type { Adapter } from "#carriers/adapter.ts"
import { isOwnPlatform } from "#core/carriers/platform.ts"
import { carriers } from "#core/delivery/carrier.ts"
import { eventTypes } from "#core/events/event.ts"
import { pluginNamePattern } from "#core/events/plugin-address.ts"
import { CommandError } from "../process/failure.ts"
import type { Plugin, PluginPayment } from "./plugin.ts"

const isFunction = (value: unknown) => typeof value === "function"

const count = z.int().min(1)

const paymentName = z.string().trim().min(1).max(40)

/** Whether a value has what every adapter has, and neither a platform nor a carrier's file of the shop has its name. */
const isAdapter = (value: unknown): boolean => adapterShape.safeParse(value).success
const adapterShape = z.looseObject({
  platform: z
    .string()
    .regex(pluginNamePattern)
    .refine((name) => !isOwnPlatform(name) && !carriers.some((carrier) => carrier === name)),
  hosts: z.array(z.looseObject({ name: z.string().min(1), baseUrl: z.url(), maxBatch: count.optional() })).min(1),
  keys: z.array(z.string().min(1).max(40)).min(1).max(6),
  quotas: z.array(z.looseObject({ requests: count, milliseconds: count })).min(1),
  repeat: z.enum(["lookup", "unique-reference", "none"]),
  maxBatch: count,
  maxTracked: count,
  division: z.literal([58, 69]),
  needsValidation: z.boolean(),
  hasExchanges: z.boolean(),
  ...Object.fromEntries(["check", "places", "createParcels", "track"].map((name) => [name, z.custom(isFunction)])),
})

const plugin = z.strictObject({
  name: z.string().regex(pluginNamePattern, "must be lower-case letters, digits and hyphens"),
  events: z.array(z.enum(eventTypes)).optional(),
  onEvent: z.custom<Plugin["onEvent"]>(isFunction, "must be a function").optional(),
  fetch: z.custom<Plugin["fetch"]>(isFunction, "must be a function").optional(),
  carrier: z.custom<Adapter>(isAdapter, "must be an adapter under a name that no platform has").optional(),
  payment: z
    .strictObject({
      name: z.strictObject({ fr: paymentName, ar: paymentName, en: paymentName }),
      start: z.custom<PluginPayment["start"]>(isFunction, "must be a function"),
    })
    .optional(),
})

/** A plugin that cannot be used: the shop does not start without it. Its message names the file. */
export class PluginError extends CommandError {
  override name = "PluginError"
}

/** Loads the plugins of a folder: its own `.js`, `.mjs` and `.ts` files, in the order of their names.
 *  @returns [] where there is no such folder
 *  @throws PluginError */
export async function loadPlugins(folder: string): Promise<Plugin[]> {
  if (!existsSync(folder)) return []
  const plugins: Plugin[] = []
  for (const file of readdirSync(folder).toSorted()) {
    if (!/\.(js|mjs|ts)$/.test(file) || /\.(test|d)\.ts$/.test(file)) continue
    const loaded = await loadPlugin(resolve(join(folder, file)), file)
    if (plugins.some(({ name }) => name === loaded.name)) {
      throw new PluginError(`Plugin ${file}: there is another one of the name ${loaded.name}`)
    }
    const platform = loaded.carrier?.platform
    if (platform !== undefined && plugins.some(({ carrier }) => carrier?.platform === platform)) {
      throw new PluginError(`Plugin ${file}: there is another one of the carrier platform ${platform}`)
    }
    plugins.push(loaded)
  }
  return plugins
}

async function loadPlugin(path: string, file: string): Promise<Plugin> {
  let loaded: { default?: unknown }
  try {
    loaded = await import(/* @vite-ignore */ pathToFileURL(path).href)
  } catch (error) {
    throw new PluginError(`Plugin ${file} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  const checked = plugin.safeParse(loaded.default)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(
    ({ path, message }) => `  ${path.join(".") || "default export"}: ${message}`,
  )
  throw new PluginError(`Plugin ${file} is none:\n${problems.join("\n")}`)
}
