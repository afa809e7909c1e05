import type { DataProvider, RaRecord } from "react-admin"
import { fetchJson, fetchRaw } from "./api-client.ts"
import { apiPath, type Resource, resources } from "./api-path.ts"
import { listQuery } from "./list-query.ts"

type Row = RaRecord & { documentId?: string }
type List = { data: Row[]; meta: { pagination: { total: number } } }

/** React-admin knows a record by `id`. An entry of the journal has an `id` of its own; its `documentId` is what it tells of. */
const withId = <R extends object>(row: R) => {
  const isJournal = "action" in row && "id" in row
  const id = !isJournal && "documentId" in row ? row.documentId : "id" in row ? row.id : undefined
  return { ...row, id }
}

/** @throws for a name that is no resource of the console's API */
function known(name: string): Resource {
  const found = resources.find((resource) => resource === name)
  if (!found) throw new RangeError(`Not a resource: ${name}`)
  return found
}

const one = (resource: string, id: unknown) =>
  apiPath(`/${known(resource)}/:documentId`, { params: { documentId: String(id) } })

async function list(resource: string, query: URLSearchParams, signal?: AbortSignal) {
  const answer = await fetchRaw("GET", apiPath(`/${known(resource)}`, { query }), { signal })
  const { data, meta }: List = await answer.json()
  return { data: data.map(withId), total: meta.pagination.total }
}

const many = async (ids: readonly unknown[], ask: (id: unknown) => Promise<unknown>) => {
  await Promise.all(ids.map(ask))
  return { data: [...ids] }
}

/** React-admin's questions as requests to the console's API. Its types leave the record to the caller, who knows the
 *  contract of the resource. */
export const dataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => list(resource, listQuery(params), params.signal),
  getManyReference: (resource, params) =>
    list(resource, listQuery({ ...params, filter: { ...params.filter, [params.target]: params.id } }), params.signal),
  getOne: async (resource, { id, signal }) => ({
    data: withId(await fetchJson<Row>("GET", one(resource, id), undefined, signal)),
  }),
  getMany: async (resource, { ids, signal }) => ({
    data: await Promise.all(
      ids.map(async (id) => withId(await fetchJson<Row>("GET", one(resource, id), undefined, signal))),
    ),
  }),
  create: async (resource, { data }) => ({ data: withId(await fetchJson<Row>("POST", `/${known(resource)}`, data)) }),
  update: async (resource, { id, data }) => ({
    data: withId(await fetchJson<Row>("PATCH", one(resource, id), data)),
  }),
  updateMany: (resource, { ids, data }) => many(ids, (id) => fetchJson("PATCH", one(resource, id), data)),
  delete: async (resource, { id, previousData }) => {
    await fetchJson("DELETE", one(resource, id))
    return { data: withId(previousData ?? { id }) }
  },
  deleteMany: (resource, { ids }) => many(ids, (id) => fetchJson("DELETE", one(resource, id))),
} as DataProvider
