import { Hono } from "hono"
import type { WilayaResource } from "#api/delivery/contract.ts"
import { allWilayas } from "./wilayas.ts"

/** `GET /wilayas`: the country's, as core/ knows them; the specification names no such collection of Strapi's. */
export function wilayaRoutes(): Hono {
  const data: WilayaResource[] = allWilayas
  const pagination = { page: 1, pageSize: data.length, pageCount: 1, total: data.length }
  return new Hono().get("/", (c) => c.json({ data, meta: { pagination } }))
}
