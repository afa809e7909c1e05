import { queryError, unknownKey } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import { type QueryTree, textList } from "../parameters/read-query.ts"
import { type RelationKinds, type RelationQuery, readRelationQuery } from "./relation-query.ts"

/** Parsed `populate`: the paths of relations, and by path the query of a relation that is not wanted whole. */
export type Populate = { paths: Set<string>; relations: Map<string, RelationQuery> }

const optionKeys = ["fields", "filters", "sort"]

/** Reads `populate`: `*`, `image,colors.image`, `[0]=image`, `[image]=true`, `[colors][populate][image]=true`, and beside
 *  `populate` a relation's `fields`, `filters` and `sort`. As in a Strapi `*` is every relation of one level.
 *  @param known the paths that the resource can populate, such as `colors.image`
 *  @param kinds what the entries of each relation hold
 *  @returns the paths asked for, with those above them */
export function readPopulate(
  tree: QueryTree | string | undefined,
  known: readonly string[],
  kinds: RelationKinds = {},
): Populate {
  const paths = new Set<string>()
  const relations = new Map<string, RelationQuery>()
  let named = 0

  function add(path: string) {
    checkLimit("maxNames", ++named, ["populate"])
    const level = path.split(".").length
    const matching = path.endsWith("*")
      ? known.filter((name) => name.startsWith(path.slice(0, -1)) && name.split(".").length === level)
      : [path]
    if (!path.endsWith("*") && !known.includes(path)) throw unknownKey(["populate", ...path.split(".")])
    for (const name of matching) {
      paths.add(name)
      const [above] = name.split(".")
      if (above) paths.add(above)
    }
  }

  function read(node: QueryTree | string, prefix: string) {
    const list = textList(node)
    if (list) {
      for (const name of list) add(prefix + name)
      return
    }
    for (const [key, part] of Object.entries(node)) readRelation(prefix + key, part)
  }

  function readRelation(path: string, part: QueryTree | string) {
    if (part === "false") return
    add(path)
    if (typeof part === "string") {
      if (part !== "true" && part !== "*") throw queryError(["populate", path], `Invalid populate ${path}=${part}`)
      return
    }
    const { populate, ...options } = part
    const unknown = Object.keys(options).find((key) => !optionKeys.includes(key))
    if (unknown !== undefined) throw unknownKey(["populate", ...path.split("."), unknown])
    if (Object.keys(options).length > 0) relations.set(path, readRelationQuery(options, path, kinds[path] ?? {}))
    if (populate !== undefined) read(populate, `${path}.`)
  }

  if (tree !== undefined) read(tree, "")
  return { paths, relations }
}
