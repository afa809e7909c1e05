import { randomBytes } from "node:crypto"
import type { Context } from "hono"
import { isPluginAddress } from "#core/events/plugin-address.ts"
import type { Tx } from "#db/database.ts"
import { listDeliveries, sendAgain } from "#db/events/deliveries.ts"
import {
  addSubscriber,
  changeSubscriber,
  findSubscriber,
  listSubscribers,
  maxSubscribers,
  removeSubscriber,
  replayEvents,
  type Subscriber,
} from "#db/events/subscribers.ts"
import { notifySubscribersChanged } from "#db/events/subscribers-changed.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { readParameters } from "../admin/read-query.ts"
import { publicNetwork } from "../common/public-network.ts"
import { openSecret, sealSecret } from "../common/sealed-secret.ts"
import { conflict, editConflict, notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import {
  againBody,
  type Delivery,
  deliveryQuery,
  replayBody,
  type Webhook,
  webhookChange,
  webhookFields,
} from "./contract.ts"
import { sendWebhook } from "./send-webhook.ts"

/** A key of 256 bits, as Standard Webhooks writes it. */
const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`

const webhookOf = ({ editedAt, sealedSecret: _, ...subscriber }: Subscriber): Webhook => ({
  ...subscriber,
  updatedAt: editedAt,
})

/** Fields of a webhook in the audit log. */
const told = ({ name, address, types, isPaused }: Pick<Subscriber, "name" | "address" | "types" | "isPaused">) => ({
  name,
  address,
  types: types.join(", "),
  isPaused,
})

/** Webhooks: who is told of events, and what came of it. */
export function webhookRoutes(
  route: AddRoute,
  { db, clock, secret: shopSecret, network = publicNetwork }: AdminDeps,
): void {
  const found = async (on: typeof db | Tx, documentId: string) => {
    const subscriber = await findSubscriber(on, documentId)
    if (!subscriber) throw notFound()
    return subscriber
  }

  /** The same where the merchant decides about it.
   *  @throws ApiError 409 PLUGIN for a plugin's queue */
  const foundWebhook = async (on: typeof db | Tx, documentId: string) => {
    const subscriber = await found(on, documentId)
    if (isPluginAddress(subscriber.address)) throw conflict("It is a plugin's", { code: "PLUGIN" })
    return subscriber
  }

  /** Does something with a webhook in one transaction, and writes it down. */
  async function change(
    c: Context<AdminEnv>,
    action: string,
    documentId: string,
    act: (tx: Tx, was: Subscriber) => Promise<unknown>,
  ) {
    const is = await inTransaction(db, async (tx) => {
      const was = await found(tx, documentId)
      await act(tx, was)
      const is = await findSubscriber(tx, documentId)
      const [before, after] = changedFields(told(was), is ? told(is) : {})
      await audit(tx, c, { action, resource: "webhooks", documentId, before, after }, clock())
      return is
    })
    notifySubscribersChanged(db)
    return is
  }

  route("GET /webhooks", async () => Response.json({ data: (await listSubscribers(db)).map(webhookOf) }))

  route("POST /webhooks", async (c) => {
    const fields = await readBody(webhookFields, c.req)
    const secret = newSecret()
    const now = clock()
    const sealed = { ...fields, secret: await sealSecret(shopSecret, secret) }
    const documentId = await addSubscriber(db, sealed, now, (tx, documentId) => {
      const after = told({ ...fields, isPaused: false })
      return audit(tx, c, { action: "create", resource: "webhooks", documentId, after }, now)
    })
    if (documentId === undefined) throw conflict(`There are ${maxSubscribers} webhooks already`, { code: "TOO_MANY" })
    const subscriber = await found(db, documentId)
    return Response.json({ data: { ...webhookOf(subscriber), secret } }, { status: 201 })
  })

  route("PATCH /webhooks/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt, ...fields } = await readBody(webhookChange, c.req)
    const is = await change(c, "update", documentId, async (tx, was) => {
      if (was.editedAt !== updatedAt) throw editConflict()
      if (fields.name !== undefined || fields.address !== undefined || fields.types) await foundWebhook(tx, documentId)
      return changeSubscriber(tx, documentId, fields, clock())
    })
    return Response.json({ data: is && webhookOf(is) })
  })

  route("DELETE /webhooks/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await change(c, "delete", documentId, async (tx) => {
      await foundWebhook(tx, documentId)
      return removeSubscriber(tx, documentId)
    })
    return Response.json({ data: { documentId } })
  })

  route("POST /webhooks/:documentId/secret", async (c) => {
    const documentId = c.req.param("documentId")
    const secret = newSecret()
    const sealed = await sealSecret(shopSecret, secret)
    const is = await change(c, "new-secret", documentId, async (tx) => {
      await foundWebhook(tx, documentId)
      return changeSubscriber(tx, documentId, { secret: sealed }, clock())
    })
    return Response.json({ data: is && { ...webhookOf(is), secret } })
  })

  // An event of its own, which is not logged: what comes of it is the answer.
  route("POST /webhooks/:documentId/test", async (c) => {
    const { address, sealedSecret } = await foundWebhook(db, c.req.param("documentId"))
    const secret = await openSecret(shopSecret, sealedSecret)
    if (secret === undefined) throw conflict("The secret is of another shop", { code: "SECRET_LOST" })
    const now = clock()
    const id = `test_${randomBytes(12).toString("hex")}`
    const body = JSON.stringify({ type: "test", timestamp: now.toISOString(), data: {} })
    const { isFinal: _, ...result } = await sendWebhook({ address, secret, id, body }, network, now)
    return Response.json({ data: result })
  })

  route("GET /webhooks/:documentId/deliveries", async (c) => {
    const { state } = readParameters(deliveryQuery, c.req.url)
    const { documentId } = await found(db, c.req.param("documentId"))
    const data: Delivery[] = await listDeliveries(db, documentId, state)
    return Response.json({ data })
  })

  route("POST /webhooks/:documentId/again", async (c) => {
    const documentId = c.req.param("documentId")
    const { event } = await readBody(againBody, c.req)
    let count = 0
    await change(c, "send-again", documentId, async (tx) => {
      count = await sendAgain(tx, documentId, event)
    })
    return Response.json({ data: { count } })
  })

  route("POST /webhooks/:documentId/replay", async (c) => {
    const documentId = c.req.param("documentId")
    const { from } = await readBody(replayBody, c.req)
    const is = await change(c, "replay", documentId, (tx) => replayEvents(tx, documentId, new Date(from)))
    return Response.json({ data: is && webhookOf(is) })
  })
}
