import { randomBytes } from "node:crypto"
import { findAdapter } from "#carriers/list/adapters.ts"
import { fileCarrier } from "#core/carriers/platform.ts"
import {
  addAccount,
  changeAccount,
  deleteAccount,
  findAccount,
  hasOpenParcels,
  maxAccounts,
  noteCheck,
  noteWebhookSecret,
} from "#db/carriers/accounts.ts"
import { listUnmatched } from "#db/carriers/places.ts"
import { restartPlaces, startTask } from "#db/carriers/tasks.ts"
import { notifyTasksChanged } from "#db/carriers/tasks-changed.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit, changedFields } from "../admin/audit-entry.ts"
import { publicNetwork } from "../common/public-network.ts"
import { sealSecret } from "../common/sealed-secret.ts"
import { conflict, editConflict, notFound, validationError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { auditedAccount, listPlatforms, readAccounts } from "./account-resource.ts"
import { connectAccount, toProblem } from "./connect-account.ts"
import {
  type CarrierCheck,
  type CarriersAnswer,
  carrierChange,
  carrierFields,
  type UnmatchedCommune,
} from "./contract.ts"

/** Communes that are listed as lacking in a carrier's list. */
const maxUnmatched = 200

/** @throws ApiError 400 unless the keys are those of the platform, or when this process does not speak to it */
function checkKeys(platform: string, keys: Record<string, string>): void {
  const wanted = findAdapter(platform)?.keys
  if (!wanted) throw validationError([{ path: ["platform"], message: "There is no such platform", code: "UNKNOWN" }])
  const missing = wanted.filter((name) => !keys[name])
  const unknown = Object.keys(keys).filter((name) => !wanted.includes(name))
  const problems = [...missing, ...unknown].map((name) => ({
    path: ["keys", name],
    message: "is needed, and no other",
  }))
  if (problems.length > 0) throw validationError(problems)
}

const hostOf = (address: string) => new URL(address).host

/** Accounts at carriers: their keys go in and never come out. */
export function carrierRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock, secret: shopSecret, network = publicNetwork, publicUrl } = deps
  const found = async (on: Db, documentId: string) => {
    const account = await findAccount(on, { documentId })
    if (!account) throw notFound()
    return account
  }
  const answer = async (documentId: string, status = 200) => {
    const data = (await readAccounts(db, clock())).find((account) => account.documentId === documentId)
    return Response.json({ data }, { status })
  }

  route("GET /carriers", async () => {
    const data: CarriersAnswer = { accounts: await readAccounts(db, clock()), platforms: listPlatforms() }
    return Response.json({ data })
  })

  route("POST /carriers", async (c) => {
    const { keys, webhookSecret, ...fields } = await readBody(carrierFields, c.req)
    checkKeys(fields.platform, keys)
    const sealed = {
      keys: await sealSecret(shopSecret, JSON.stringify(keys)),
      webhookSecret: webhookSecret === null ? null : await sealSecret(shopSecret, webhookSecret),
    }
    const now = clock()
    const hookKey = randomBytes(24).toString("base64url")
    const documentId = await inTransaction(db, async (tx) => {
      const added = await addAccount(tx, { ...fields, hookKey }, sealed, now)
      if (added === undefined) return undefined
      const after = auditedAccount(await found(tx, added))
      await audit(tx, c, { action: "create", resource: "carriers", documentId: added, after }, now)
      return added
    })
    if (documentId === undefined) throw conflict(`There are ${maxAccounts} accounts already`, { code: "TOO_MANY" })
    notifyTasksChanged(db)
    return answer(documentId, 201)
  })

  route("PATCH /carriers/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { updatedAt, keys, webhookSecret, ...fields } = await readBody(carrierChange, c.req)
    const now = clock()
    const account = await found(db, documentId)
    if (keys) checkKeys(account.platform, keys)
    // Keys are sent to the address: who changes the host must know them.
    else if (hostOf(account.baseUrl) !== hostOf(fields.baseUrl)) {
      throw validationError([{ path: ["keys"], message: "Another host wants its keys again", code: "KEYS_AGAIN" }])
    }
    const sealed = {
      keys: keys && (await sealSecret(shopSecret, JSON.stringify(keys))),
      webhookSecret: webhookSecret ? await sealSecret(shopSecret, webhookSecret) : webhookSecret,
    }
    await inTransaction(db, async (tx) => {
      const was = await found(tx, documentId)
      if (was.editedAt !== updatedAt) throw editConflict()
      await changeAccount(tx, was.id, fields, sealed, now)
      if (was.isDefault !== fields.isDefault || was.division !== fields.division) await touchContent(tx, ["desks"])
      const is = await found(tx, documentId)
      const [before, after] = changedFields(auditedAccount(was), {
        ...auditedAccount(is),
        ...(keys && { keys: "changed" }),
      })
      await audit(tx, c, { action: "update", resource: "carriers", documentId, before, after }, now)
    })
    notifyTasksChanged(db)
    return answer(documentId)
  })

  route("DELETE /carriers/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    await inTransaction(db, async (tx) => {
      const account = await found(tx, documentId)
      if (await hasOpenParcels(tx, account.id)) throw conflict("Parcels wait for it", { code: "PARCELS_WAIT" })
      await deleteAccount(tx, account.id)
      await touchContent(tx, ["all"])
      const before = auditedAccount(account)
      await audit(tx, c, { action: "delete", resource: "carriers", documentId, before }, clock())
    })
    return Response.json({ data: { documentId } })
  })

  route("POST /carriers/:documentId/check", async (c) => {
    const account = await found(db, c.req.param("documentId"))
    const data: CarrierCheck = { problem: null, words: null }
    try {
      const { adapter, connection } = await connectAccount(account, { db, network, shopSecret, clock })
      await adapter.check(connection)
    } catch (error) {
      const failed = toProblem(error)
      if (!failed) throw error
      data.problem = failed.problem
      data.words = failed.words
    }
    await noteCheck(db, account, data, clock())
    return Response.json({ data })
  })

  // The carrier says the secret by which its webhooks are signed; it is stored like one that was typed.
  route("POST /carriers/:documentId/webhook", async (c) => {
    const documentId = c.req.param("documentId")
    const account = await found(db, documentId)
    const url = new URL(`/api/carrier-hooks/${account.hookKey}`, publicUrl ?? c.req.url).href
    const secret = await (async () => {
      try {
        const { adapter, connection } = await connectAccount(account, { db, network, shopSecret, clock })
        return await adapter.registerWebhook?.(connection, url)
      } catch (error) {
        const failed = toProblem(error)
        if (!failed) throw error
        throw conflict("The carrier did not do it", { code: "CARRIER", problem: failed.problem, words: failed.words })
      }
    })()
    if (secret === undefined) throw conflict("The carrier offers no way for it", { code: "NOT_OFFERED" })
    const webhookSecret = await sealSecret(shopSecret, secret)
    await inTransaction(db, async (tx) => {
      if (!(await noteWebhookSecret(tx, account, webhookSecret, clock()))) throw editConflict()
      await audit(tx, c, { action: "new-secret", resource: "carriers", documentId }, clock())
    })
    return answer(documentId)
  })

  const starting =
    (start: (id: number) => Promise<void>) => async (c: { req: { param: (name: "documentId") => string } }) => {
      const documentId = c.req.param("documentId")
      const { id } = await found(db, documentId)
      await start(id)
      notifyTasksChanged(db)
      return answer(documentId)
    }
  route(
    "POST /carriers/:documentId/places",
    starting((id) => restartPlaces(db, id, clock())),
  )
  route(
    "POST /carriers/:documentId/again",
    starting(async (id) => {
      for (const kind of ["send", "follow"] as const) await startTask(db, id, kind, clock())
    }),
  )

  route("GET /carriers/:documentId/unmatched", async (c) => {
    const account = await found(db, c.req.param("documentId"))
    const data: UnmatchedCommune[] = await listUnmatched(db, account, fileCarrier(account.platform), maxUnmatched)
    return Response.json({ data })
  })
}
