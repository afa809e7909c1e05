import { lockRecord } from "#db/lock-record.ts"
import { orderMoved } from "#db/orders/change-order-status.ts"
import type { AdminRouteKey } from "../admin/admin-routes.ts"
import { uploadTaker } from "../media/take-file.ts"
import { readBody, readBytes } from "../read-body.ts"
import { writePrices, writeStock } from "./bulk-writes.ts"
import type { CallConsole } from "./console-calls.ts"
import { priceRequest, stockRequest } from "./contract-writes.ts"
import { checkIfMatch } from "./if-match.ts"
import { consoleQuery } from "./list-query.ts"
import type { Form } from "./merge-fields.ts"
import { readMovedOrder, readProgramOrder } from "./moved-order.ts"
import { createRecord, deleteRecord, recordBody, updateRecord } from "./record-writes.ts"
import { type RecordKind, type RecordName, recordKinds } from "./records.ts"
import {
  answer,
  documentIdOf,
  readData,
  readRecord,
  type TokenHandler,
  type TokenRequest,
  write,
} from "./token-context.ts"
import type { TokenRouteKey } from "./token-routes.ts"
import { withinUnitsScope } from "./units-scope.ts"
import { uploadFiles } from "./upload.ts"

/** A list by the console's route of the same name.
 *  @param left parameters of the address that are not the list's */
const list =
  (key: AdminRouteKey, left: readonly string[] = ["status"]): TokenHandler =>
  async ({ c, call }) =>
    answer((await call(key, { query: consoleQuery(new URL(c.req.url).search, left) })).body)

const one =
  (key: AdminRouteKey): TokenHandler =>
  async (request) =>
    answer(await readRecord(request.call, key, documentIdOf(request)))

const recordRequest = async ({ c }: TokenRequest, text: string) => ({
  data: await readData(text),
  locale: c.req.query("locale") ?? null,
  ifMatch: c.req.header("if-match"),
})

/** The three writes of a kind of records. */
function writesOf<Name extends RecordName>(name: Name) {
  const kind: RecordKind = recordKinds[name]
  const within: typeof withinUnitsScope = (tx, by, documentId, write) =>
    kind.table === "product" ? withinUnitsScope(tx, by, documentId, write) : write()
  const readAgain: Parameters<typeof write>[2] = async (call, documentId) =>
    recordBody(await kind.read(call, documentId))
  return {
    create: (request) =>
      write(
        request,
        (tx, call, text) =>
          within(tx, request.by, undefined, async () =>
            createRecord(tx, call, kind, await recordRequest(request, text)),
          ),
        readAgain,
      ),
    update: (request) =>
      write(
        request,
        (tx, call, text) => {
          const documentId = documentIdOf(request)
          return within(tx, request.by, documentId, async () =>
            updateRecord(tx, call, kind, { documentId, ...(await recordRequest(request, text)) }),
          )
        },
        readAgain,
      ),
    remove: (request) => {
      const names = { documentId: documentIdOf(request), ifMatch: request.c.req.header("if-match") }
      return write(request, (tx, call) => deleteRecord(tx, call, kind, names))
    },
  } satisfies Record<string, TokenHandler>
}

const moveOrder: TokenHandler = async (request) => {
  const documentId = documentIdOf(request)
  const read = (call: CallConsole, id: string) => readMovedOrder(call, request.by, id)
  const moved = await write(
    request,
    async (tx, call, text) => {
      const body = await readData(text)
      await lockRecord(tx, "orders", documentId)
      const ifMatch = request.c.req.header("if-match")
      if (ifMatch !== undefined) checkIfMatch(ifMatch, (await read(call, documentId)).data)
      await call("POST /orders/:documentId/status", { params: { documentId }, body })
      return { status: 200, body: await read(call, documentId), documentId }
    },
    read,
  )
  // After the transaction, which the console's route was a part of.
  orderMoved(request.deps.db)
  return moved
}

const changeVariants: TokenHandler = (request) => {
  const documentId = documentIdOf(request)
  const readAgain: Parameters<typeof write>[2] = (call, id) =>
    readRecord(call, "GET /products/:documentId/variants", id)
  return write(
    request,
    (tx, call, text) =>
      withinUnitsScope(tx, request.by, documentId, async () => {
        const body = await readData(text)
        const changed = await call("PUT /products/:documentId/variants", { params: { documentId }, body })
        return { status: 200, body: recordBody(changed.body.data as Form), documentId }
      }),
    readAgain,
  )
}

/** Every handler of the table of token routes. */
export function tokenHandlers(): Record<TokenRouteKey, TokenHandler> {
  const taken = uploadTaker()
  const [products, categories, posts] = [writesOf("products"), writesOf("categories"), writesOf("posts")]
  return {
    "GET /products": list("GET /products"),
    "GET /products/:documentId": one("GET /products/:documentId"),
    "POST /products": products.create,
    "PUT /products/:documentId": products.update,
    "DELETE /products/:documentId": products.remove,
    "GET /products/:documentId/variants": one("GET /products/:documentId/variants"),
    "PUT /products/:documentId/variants": changeVariants,
    "POST /prices": (request) =>
      write(request, async (tx, call, text) => {
        const { data } = await readBody(priceRequest, { text: async () => text })
        return writePrices(tx, call, data)
      }),
    "POST /stock": (request) =>
      write(request, async (tx, call, text) => {
        const { data } = await readBody(stockRequest, { text: async () => text })
        return writeStock(tx, call, data)
      }),
    "GET /categories": list("GET /categories"),
    "POST /categories": categories.create,
    "PUT /categories/:documentId": categories.update,
    "DELETE /categories/:documentId": categories.remove,
    "GET /posts": list("GET /posts"),
    "GET /posts/:documentId": one("GET /posts/:documentId"),
    "POST /posts": posts.create,
    "PUT /posts/:documentId": posts.update,
    "DELETE /posts/:documentId": posts.remove,
    "POST /upload": async ({ c, deps, call, by }) => {
      const type = c.req.header("content-type") ?? ""
      const read = () => readBytes(c.req)
      const files = await taken(read, (bytes) => uploadFiles(deps, call, bytes, type), by.token.documentId)
      return Response.json(files, { status: 201, headers: { "cache-control": "no-store" } })
    },
    "GET /orders": list("GET /orders", []),
    "GET /orders/:documentId": async (request) => answer(await readProgramOrder(request.call, documentIdOf(request))),
    "POST /orders/:documentId/status": moveOrder,
    "GET /numbers": list("GET /numbers", []),
  }
}
