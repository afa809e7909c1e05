import { queryError, unknownKey } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import { type QueryTree, textList } from "../parameters/read-query.ts"

const always = ["id", "documentId"]

/** Reads `fields`: the attributes asked for; all of them when absent or `*`. `id` and `documentId` are always included.
 *  @param known the names of the resource's attributes
 *  @param at the place of the fields in the query */
export function readFields(
  tree: QueryTree | string | undefined,
  known: readonly string[],
  at = ["fields"],
): Set<string> {
  if (tree === undefined || tree === "*") return new Set(known)
  const fieldList = textList(tree)
  if (!fieldList) throw queryError(at, "Invalid fields")
  checkLimit("maxNames", fieldList.length, at)
  const unknown = fieldList.find((name) => !known.includes(name))
  if (unknown !== undefined) throw unknownKey([...at, unknown])
  return new Set([...always, ...fieldList])
}

/** Leaves out of a resource what was not requested; `requiredFields` names its populated relations. */
export function pickFields<T extends object>(
  resource: T,
  fields: Set<string>,
  requiredFields: Set<string>,
): Partial<T> {
  const entries = Object.entries(resource).filter(([name]) => fields.has(name) || requiredFields.has(name))
  // A part of T by construction.
  return Object.fromEntries(entries) as Partial<T>
}
