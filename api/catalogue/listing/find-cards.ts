import { maxSlugLength } from "#core/text/slug.ts"
import { findProductIds } from "#db/catalogue/products.ts"
import type { Db } from "#db/database.ts"
import { queryError } from "../../errors.ts"
import { maxCatalogueCards } from "../contract-listing.ts"

function valuesOf(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).flatMap((value) => value.split(","))
  if (values.length > maxCatalogueCards) throw queryError([name], `${name} has more than ${maxCatalogueCards} values`)
  return [...new Set(values)]
}

async function idsByName(db: Db, by: "slug" | "document_id", names: string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  return new Map((await findProductIds(db, by, names)).map(({ id, name }) => [name, id]))
}

const isDocumentId = (id: string) => id.length === 24

/** The keys of the products that `ids` (keys or documentIds) or `slugs` name, in their order; those that there are not are
 *  left out.
 *  @throws ApiError 400 for more than 100, for both or none, or for what no product can have */
export async function findCardIds(db: Db, params: URLSearchParams): Promise<number[]> {
  const [ids, slugs] = [valuesOf(params, "ids"), valuesOf(params, "slugs")]
  if (ids.length > 0 === slugs.length > 0) throw queryError([], "Either ids or slugs is needed")
  const badSlug = slugs.find((slug) => slug === "" || slug.length > maxSlugLength)
  if (badSlug !== undefined) throw queryError(["slugs"], "Invalid slug")
  const badId = ids.find((id) => !/^(?:[1-9]\d{0,14}|[a-z0-9]{24})$/.test(id))
  if (badId !== undefined) throw queryError(["ids"], "Invalid id")
  const bySlug = await idsByName(db, "slug", slugs)
  const byDocumentId = await idsByName(db, "document_id", ids.filter(isDocumentId))
  const named = ids.flatMap((id) => (isDocumentId(id) ? (byDocumentId.get(id) ?? []) : Number(id)))
  return [...new Set([...named, ...slugs.flatMap((slug) => bySlug.get(slug) ?? [])])]
}
