import { findAdapter } from "#carriers/list/adapters.ts"
import { parcelViews } from "#core/carriers/parcel-status.ts"
import { type Account, findAccount, listAccounts } from "#db/carriers/accounts.ts"
import { storeCreated } from "#db/carriers/created-parcel.ts"
import { listPacking } from "#db/carriers/packing-list.ts"
import { cancelCreated, cancelWaiting, noteAttended, sendUnknownAgain } from "#db/carriers/parcel-end.ts"
import { countParcels, findParcel, type ListedParcel, listOrderParcels, listParcels } from "#db/carriers/parcel-list.ts"
import { previewByRules } from "#db/carriers/preview-by-rules.ts"
import { previewParcels, queueParcels } from "#db/carriers/queue-parcels.ts"
import { notifyTasksChanged } from "#db/carriers/tasks-changed.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { readParameters } from "../admin/read-query.ts"
import { publicNetwork } from "../common/public-network.ts"
import { conflict, notFound, validationError } from "../errors.ts"
import { byStaff } from "../orders/admin/order-answer.ts"
import { readBody } from "../read-body.ts"
import { connectAccount, toProblem } from "./connect-account.ts"
import {
  attendBody,
  type LabelList,
  labelsBody,
  type OrderParcel,
  type ParcelList,
  type ParcelRow,
  type PreviewedOrder,
  parcelQuery,
  previewParcelsBody,
  type QueuedOrder,
  type SendingAccount,
  sendParcelsBody,
  settleBody,
} from "./contract-parcels.ts"

const toRow = ({ platform, lostAt, ...parcel }: ListedParcel): ParcelRow => ({
  ...parcel,
  mayCancel:
    (parcel.state === "waiting" && lostAt === null) ||
    (parcel.state === "created" &&
      (platform === null
        ? parcel.status !== null
        : parcel.status === "created" && findAdapter(platform)?.cancel !== undefined)),
  hasLabel: parcel.state === "created" && platform !== null && findAdapter(platform)?.label !== undefined,
  mayAskAgain: parcel.status === "failed-attempt" && platform !== null && findAdapter(platform)?.askAgain !== undefined,
})

/** Orders that become parcels at carriers, and what became of them. */
export function parcelRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, secret: shopSecret, network = publicNetwork } = deps

  async function accountOf(documentId: string): Promise<Account> {
    const account = await findAccount(db, { documentId })
    if (!account) throw validationError([{ path: ["account"], message: "There is no such account" }])
    return account
  }
  async function found(documentId: string) {
    const parcel = await findParcel(db, documentId)
    if (!parcel) throw notFound()
    return parcel
  }
  /** The carrier of a parcel. */
  async function connected(accountId: number | null) {
    const account = accountId === null ? undefined : await findAccount(db, { id: accountId })
    if (!account) throw conflict("The account of the parcel was deleted", { code: "NO_ACCOUNT" })
    return { account, ...(await connectAccount(account, { db, network, shopSecret, clock })) }
  }
  /** Does something at a carrier; what it says against it is a 409. */
  async function atCarrier<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      const failed = toProblem(error)
      if (!failed) throw error
      throw conflict("The carrier did not do it", { code: "CARRIER", ...failed })
    }
  }

  route("GET /parcels/accounts", async () => {
    const data: SendingAccount[] = (await listAccounts(db)).map(
      ({ documentId, name, isDefault, validates, platform }) => ({
        documentId,
        name,
        isDefault,
        validates,
        hasExchanges: findAdapter(platform)?.hasExchanges ?? false,
      }),
    )
    return Response.json({ data })
  })

  route("POST /parcels/preview", async (c) => {
    const { account, documentIds } = await readBody(previewParcelsBody, c.req)
    if (account === null) {
      const data: PreviewedOrder[] = await previewByRules(db, documentIds)
      return Response.json({ data })
    }
    const previewed = await previewParcels(db, await accountOf(account), documentIds)
    const data: PreviewedOrder[] = previewed.map((order) => ({ ...order, account }))
    return Response.json({ data })
  })

  route("POST /parcels", async (c) => {
    const { account: id, documentIds, isFragile, exchangedGoods } = await readBody(sendParcelsBody, c.req)
    const account = await accountOf(id)
    const mayExchange = documentIds.length === 1 && findAdapter(account.platform)?.hasExchanges === true
    if (exchangedGoods !== null && !mayExchange) {
      throw validationError([{ path: ["exchangedGoods"], message: "goes with one order, at a carrier that exchanges" }])
    }
    const kind = { isFragile, exchangedGoods: exchangedGoods || null }
    const data: QueuedOrder[] = await queueParcels(db, { account, documentIds, ...kind }, byStaff(c, deps))
    return Response.json({ data })
  })

  route("GET /parcels", async (c) => {
    const query = readParameters(parcelQuery, c.req.url)
    const now = clock()
    const data: ParcelList = {
      parcels: (await listParcels(db, query, now)).map(toRow),
      counts: Object.fromEntries(await countParcels(db, parcelViews, now)) as ParcelList["counts"],
    }
    return Response.json({ data })
  })

  route("GET /orders/:documentId/parcels", async (c) => {
    const parcels = await listOrderParcels(db, c.req.param("documentId"))
    const data: OrderParcel[] = parcels.map(({ events, ...parcel }) => ({ ...toRow(parcel), events }))
    return Response.json({ data })
  })

  route("POST /parcels/:documentId/settle", async (c) => {
    const { tracking } = await readBody(settleBody, c.req)
    const parcel = await found(c.req.param("documentId"))
    if (parcel.state !== "unknown") throw conflict("It is known what became of it", { code: "KNOWN" })
    const by = byStaff(c, deps)
    const account = parcel.accountId === null ? undefined : await findAccount(db, { id: parcel.accountId })
    if (!account) throw conflict("The account of the parcel was deleted", { code: "NO_ACCOUNT" })
    if (tracking === null) await sendUnknownAgain(db, { parcel, accountId: account.id }, by)
    else {
      const created = { tracking, carrierId: null, labelUrl: null }
      await storeCreated(db, { id: parcel.id, account }, created, by.now, by.now)
    }
    notifyTasksChanged(db)
    return Response.json({ data: { documentId: c.req.param("documentId") } })
  })

  route("POST /parcels/:documentId/cancel", async (c) => {
    const parcel = await found(c.req.param("documentId"))
    const by = byStaff(c, deps)
    const { tracking } = parcel
    if (parcel.state === "waiting" && (await cancelWaiting(db, parcel, by))) {
      return Response.json({ data: { documentId: c.req.param("documentId") } })
    }
    if (parcel.state !== "created" || tracking === null) {
      throw conflict("It cannot be cancelled any more", { code: "NOT_NOW" })
    }
    // Nobody can be asked: the merchant says that it is none any more, so that its order can be sent again.
    if (parcel.accountId === null) {
      await cancelCreated(db, parcel, by)
      return Response.json({ data: { documentId: c.req.param("documentId") } })
    }
    const { adapter, connection } = await atCarrier(() => connected(parcel.accountId))
    const { cancel } = adapter
    if (!cancel) throw conflict("The carrier offers no way to cancel", { code: "NOT_OFFERED" })
    await atCarrier(() => cancel(connection, tracking))
    await cancelCreated(db, parcel, by)
    return Response.json({ data: { documentId: c.req.param("documentId") } })
  })

  // Sends the customer's wish after a failed attempt to the carrier, where its API takes one.
  route("POST /parcels/:documentId/attend", async (c) => {
    const { words } = await readBody(attendBody, c.req)
    const parcel = await found(c.req.param("documentId"))
    const { tracking } = parcel
    if (parcel.status !== "failed-attempt" || tracking === null) {
      throw conflict("No attempt has failed", { code: "NOT_NOW" })
    }
    if (words !== null) {
      const { adapter, connection } = await atCarrier(() => connected(parcel.accountId))
      const { askAgain } = adapter
      if (!askAgain) throw conflict("The carrier offers no way to be told", { code: "NOT_OFFERED" })
      await atCarrier(() => askAgain(connection, tracking, words))
    }
    await noteAttended(db, parcel, words, byStaff(c, deps))
    return Response.json({ data: { documentId: c.req.param("documentId") } })
  })

  route("POST /parcels/labels", async (c) => {
    const { documentIds } = await readBody(labelsBody, c.req)
    const { parcels, without } = await listPacking(db, documentIds)
    const data: LabelList = {
      parcels: parcels.map(({ platform, ...parcel }) => ({
        ...parcel,
        hasLabel: platform !== null && findAdapter(platform)?.label !== undefined,
      })),
      without,
    }
    return Response.json({ data })
  })

  route("GET /parcels/:documentId/label", async (c) => {
    const { state, tracking, carrierId, accountId } = await found(c.req.param("documentId"))
    if (state !== "created" || tracking === null) throw notFound()
    const { adapter, connection } = await atCarrier(() => connected(accountId))
    const { label } = adapter
    if (!label) throw notFound()
    const pdf = await atCarrier(() => label(connection, tracking, carrierId))
    const name = tracking.replace(/[^\w-]/g, "_")
    return new Response(Uint8Array.from(pdf), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${name}.pdf"`,
        "x-content-type-options": "nosniff",
      },
    })
  })
}
