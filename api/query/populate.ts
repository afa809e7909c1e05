import { queryError } from "../errors.ts"
import { checkLimit } from "./limits.ts"
import { type QueryTree, textList } from "./read-query.ts"

/** Reads `populate`: `*`, `image,colors.image`, `[0]=image`, `[image]=true`, `[colors][populate][image]=true`.
 *  @param relations the paths that the resource can populate, such as `colors.image`
 *  @returns the paths asked for, with those above them; `*` means all */
export function readPopulate(tree: QueryTree | string | undefined, relations: readonly string[]): Set<string> {
  const asked = new Set<string>()
  let named = 0

  function add(path: string) {
    checkLimit("maxNames", ++named, ["populate"])
    const known = path.endsWith("*") ? relations.filter((name) => name.startsWith(path.slice(0, -1))) : [path]
    if (!path.endsWith("*") && !relations.includes(path)) throw queryError(["populate"], `Invalid populate ${path}`)
    for (const name of known) {
      asked.add(name)
      const [above] = name.split(".")
      if (above) asked.add(above)
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
    for (const [key, deeper] of Object.entries(part)) {
      if (key !== "populate") throw queryError(["populate", path, key], `Invalid populate key ${path}.${key}`)
      read(deeper, `${path}.`)
    }
  }

  if (tree !== undefined) read(tree, "")
  return asked
}
