import { z } from "zod"
import { accountProblems } from "#core/carriers/platform.ts"
import { pluginNamePattern } from "#core/events/plugin-address.ts"
import { readAt, shortText } from "../common/contract-texts.ts"

const baseUrl = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((address) => {
    const { username, password, search, hash } = URL.canParse(address) ? new URL(address) : new URL("http://a:b@c")
    return username === "" && password === "" && search === "" && hash === ""
  }, "must hold no user, no password and no query")
  .transform((address) => (address.endsWith("/") ? address : `${address}/`))

const secretText = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^[\x21-\x7e]+$/, "must be one word without spaces")

const keys = z
  .record(z.string().max(40), secretText)
  .refine((given) => Object.keys(given).length <= 6, "has too many keys")

const shared = {
  name: shortText(60),
  baseUrl,
  division: z
    .union([z.literal(58), z.literal(69)])
    .meta({ description: "The list of wilayas that the carrier speaks" }),
  fromWilaya: z.int().min(1).max(69).meta({ description: "Code of the sender's wilaya" }),
  isDefault: z.boolean(),
  validates: z
    .boolean()
    .meta({ description: "Whether new parcels are handed over at once, after which nobody changes them" }),
  mayBeOpened: z.boolean(),
}

const platform = z.string().regex(pluginNamePattern).meta({ description: "One of `platforms`, a plugin's among them" })

/** `POST carriers` */
export const carrierFields = z.strictObject({
  ...shared,
  platform,
  keys,
  webhookSecret: secretText.nullable(),
})
export type CarrierFields = z.infer<typeof carrierFields>

/** `PATCH carriers/:documentId`. Keys and secret that are left out stay; another host wants its keys again. */
export const carrierChange = z.strictObject({
  ...shared,
  keys: keys.optional(),
  webhookSecret: secretText.nullable().optional(),
  updatedAt: readAt,
})

const taskState = z.object({
  problem: z.enum(accountProblems).nullable(),
  words: z.string().nullable().meta({ description: "The carrier's own" }),
  nextAt: z.iso.datetime().nullable(),
  isRunning: z.boolean(),
  done: z.int().meta({ description: "Entries that were read" }),
  finishedAt: z.iso.datetime().nullable(),
})
export type TaskState = z.infer<typeof taskState>

/** An account with how its work stands. Its keys and its secret are never told. */
export const carrierAccount = z.object({
  documentId: z.string(),
  ...shared,
  baseUrl: z.string(),
  platform: z.string(),
  hasWebhookSecret: z.boolean(),
  hookPath: z.string().nullable().meta({ description: "Where the carrier sends webhooks; null = it has none" }),
  checkedAt: z.iso.datetime().nullable(),
  checkProblem: z.enum(accountProblems).nullable(),
  checkWords: z.string().nullable(),
  waiting: z.int().meta({ description: "Parcels that wait, at most 1000" }),
  places: z.int(),
  desks: z.int(),
  tasks: z.object({ send: taskState, follow: taskState, places: taskState }),
  updatedAt: readAt,
})
export type CarrierAccount = z.infer<typeof carrierAccount>

/** A platform as the console knows it. */
export const carrierPlatform = z.object({
  platform: z.string(),
  hosts: z.array(z.object({ name: z.string(), baseUrl: z.string() })),
  keys: z.array(z.string()),
  division: z.union([z.literal(58), z.literal(69)]),
  needsValidation: z.boolean(),
  hasWebhooks: z.boolean(),
  registersWebhook: z.boolean().meta({ description: "Whether the shop enters the address of webhooks itself" }),
  hasLabels: z.boolean(),
  hasFees: z.boolean().meta({ description: "Whether the carrier tells its prices" }),
  repeat: z.enum(["lookup", "unique-reference", "none"]),
})
export type CarrierPlatform = z.infer<typeof carrierPlatform>

/** `GET carriers` */
export const carriersAnswer = z.object({ accounts: z.array(carrierAccount), platforms: z.array(carrierPlatform) })
export type CarriersAnswer = z.infer<typeof carriersAnswer>

/** `POST carriers/:documentId/check` */
export const carrierCheck = z.object({ problem: z.enum(accountProblems).nullable(), words: z.string().nullable() })
export type CarrierCheck = z.infer<typeof carrierCheck>

/** `GET carriers/:documentId/unmatched` */
export const unmatchedCommune = z.object({ wilaya: z.int(), commune: z.string() })
export type UnmatchedCommune = z.infer<typeof unmatchedCommune>

/** `GET carriers/:documentId/fees`: the carrier's prices as they were read last; communes by their folded names. */
const dinars = z.number().nullable().meta({ description: "In dinars; null = not offered" })
export const carrierFees = z.array(
  z.object({ wilayaCode: z.int(), commune: z.string().nullable(), home: dinars, desk: dinars }),
)
export type CarrierFees = z.infer<typeof carrierFees>
