import { z } from "zod"
import { deliveryProblems } from "#core/events/delivery-tries.ts"
import { eventTypes } from "#core/events/event.ts"
import { readAt } from "../common/contract-texts.ts"

const types = z
  .array(z.enum(eventTypes))
  .max(eventTypes.length)
  .meta({ description: "Events that it is told of; [] = all" })

/** `POST webhooks` */
export const webhookFields = z.strictObject({
  name: z.string().trim().min(1).max(100),
  address: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine((address) => {
      if (!URL.canParse(address)) return false
      const { username, password } = new URL(address)
      return username === "" && password === ""
    }, "must hold no user and no password"),
  types,
})
export type WebhookFields = z.infer<typeof webhookFields>

/** `PATCH webhooks/:documentId`; what is left out stays. */
export const webhookChange = webhookFields.partial().extend({ isPaused: z.boolean(), updatedAt: readAt })

/** A webhook with its queue. Its secret is told once, when it is made. */
export const webhook = z.object({
  documentId: z.string(),
  name: z.string(),
  address: z.string(),
  types: z.array(z.string()),
  isPaused: z.boolean(),
  waiting: z.int().meta({ description: "Events that wait, at most 1000" }),
  dead: z.int().meta({ description: "Events that were given up, at most 1000" }),
  tries: z.int().meta({ description: "How often the next event was sent in vain" }),
  nextTryAt: z.iso.datetime().nullable(),
  lastProblem: z.enum(deliveryProblems).nullable(),
  lastDeliveredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: readAt,
})
export type Webhook = z.infer<typeof webhook>

/** The same with its secret, as the answer that makes it tells it. */
export const webhookWithSecret = webhook.extend({ secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

/** Result of a test. */
export const sentTest = z.object({
  problem: z.enum(deliveryProblems).nullable(),
  statusCode: z.int().nullable(),
  request: z.string(),
  answer: z.string().nullable(),
  milliseconds: z.int(),
})
export type SentTest = z.infer<typeof sentTest>

export const deliveryStates = ["delivered", "failed", "dead", "again"] as const

/** `GET webhooks/:documentId/deliveries` */
export const deliveryQuery = z.strictObject({ state: z.enum(deliveryStates).optional() })

/** Result of sending an event. */
export const delivery = z.object({
  event: z.string(),
  type: z.string(),
  subject: z.string(),
  state: z.enum(deliveryStates),
  tries: z.int(),
  at: z.iso.datetime(),
  problem: z.enum(deliveryProblems).nullable(),
  statusCode: z.int().nullable(),
  request: z.string().nullable(),
  answer: z.string().nullable().meta({ description: "Its first 2 KB" }),
  milliseconds: z.int().nullable(),
})
export type Delivery = z.infer<typeof delivery>

/** `POST webhooks/:documentId/again`; without an event: all that are dead. */
export const againBody = z.strictObject({ event: z.string().max(64).optional() })

/** `POST webhooks/:documentId/replay` */
export const replayBody = z.strictObject({ from: z.iso.datetime() })
