import { mayStaff } from "#core/staff/staff-permissions.ts"
import {
  changeFilter,
  countFilters,
  findVisibleFilter,
  insertFilter,
  listFilters,
  ownFilter,
  removeFilter,
} from "#db/orders/list/saved-filters.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { conflict, forbidden, notFound } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { maxSavedFilters, type SavedFilter, savedFilterBody, savedFilterChange } from "../contract-saved-filter.ts"
import { byStaff } from "./order-answer.ts"

/** Searches in the list of orders that members keep, for themselves or for all who see orders. */
export function savedFilterRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db } = deps

  route("GET /orders/filters", async (c) => {
    const data: SavedFilter[] = await listFilters(db, c.get("staff").id)
    return Response.json({ data })
  })

  route("POST /orders/filters", async (c) => {
    const fields = await readBody(savedFilterBody, c.req)
    const by = byStaff(c, deps)
    const { id } = by.staff
    const data: SavedFilter | undefined = await inTransaction(db, async (tx) => {
      const was = await ownFilter(tx, fields.name, id)
      if (!was && (await countFilters(tx, id)) >= maxSavedFilters)
        throw conflict("Too many filters", { code: "TOO_MANY" })
      return findVisibleFilter(tx, await insertFilter(tx, fields, was, by), id)
    })
    return Response.json({ data }, { status: 201 })
  })

  route("PATCH /orders/filters/:documentId", async (c) => {
    const changes = await readBody(savedFilterChange, c.req)
    const by = byStaff(c, deps)
    const { id } = by.staff
    const data: SavedFilter | undefined = await inTransaction(db, async (tx) => {
      const was = await findVisibleFilter(tx, c.req.param("documentId"), id)
      if (!was) throw notFound()
      if (was.author.id !== id) throw forbidden("It is somebody else's")
      const name = changes.name ?? was.name
      if (name !== was.name && (await ownFilter(tx, name, id)))
        throw conflict("Another one has this name", { code: "TAKEN" })
      await changeFilter(tx, was, { name, query: was.query, shared: changes.shared ?? was.shared }, by)
      return findVisibleFilter(tx, was.documentId, id)
    })
    return Response.json({ data })
  })

  route("DELETE /orders/filters/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const { id, role } = c.get("staff")
    await inTransaction(db, async (tx) => {
      const was = await findVisibleFilter(tx, documentId, id)
      if (!was) throw notFound()
      if (was.author.id !== id && !mayStaff(role, "staff.manage")) throw forbidden("It is somebody else's")
      await removeFilter(tx, was, byStaff(c, deps))
    })
    return Response.json({ data: { documentId } })
  })
}
