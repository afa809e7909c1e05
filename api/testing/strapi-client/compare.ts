import type { Shape } from "./shape.ts"

/** Parts of a Strapi's answers that this API leaves out, and why. */
export const leftOut: [path: RegExp, reason: string][] = [
  [/^data(\[\])?\.reviews\[\]\.(user|email)\b/, "of a person: a reviewer's address is nobody's business"],
  [/\.focalPoint\b/, "Strapi's editor of pictures"],
  [/\.provider_metadata\b/, "Strapi's stores of files"],
  [/\.(size|sizeInBytes) number$/, "a smaller form is made when it is first asked for: null until then"],
]

const nameOf = (entry: string) => entry.slice(0, entry.lastIndexOf(" "))
const kindOf = (entry: string) => entry.slice(entry.lastIndexOf(" ") + 1)

/** Compares what a Strapi answers with what this API does: each path must be there, with something of the same kind. A
 *  value that is missing on one side (null) says nothing about its kind.
 *  @returns what is missing or of another kind, and what of it is known to be */
export function compareShapes(strapi: Shape, own: Shape): { differs: string[]; known: string[] } {
  const kinds = Map.groupBy(own, nameOf)
  const isMet = (entry: string) => {
    const there = kinds.get(nameOf(entry))?.map(kindOf)
    return there?.some(
      (kind) => kind === kindOf(entry) || (nameOf(entry) !== "status" && [kind, kindOf(entry)].includes("null")),
    )
  }
  // Nothing stands below a value that one side lacks.
  const isBelowMissing = (entry: string) =>
    own.some((one) => kindOf(one) === "null" && nameOf(entry).startsWith(`${nameOf(one)}.`))
  const missing = strapi.filter((entry) => !isMet(entry) && !isBelowMissing(entry))
  const isKnown = (entry: string) => leftOut.some(([path]) => path.test(entry))
  return { differs: missing.filter((entry) => !isKnown(entry)), known: missing.filter(isKnown) }
}
