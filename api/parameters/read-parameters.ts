import type { z } from "zod"
import { queryError, validationError } from "../errors.ts"
import { checkLimit } from "./limits.ts"

/** Reads the parameters of an address of the catalogue: flat names, of which some may be repeated.
 *  @param allowed the parameters that it knows
 *  @throws ApiError 400 for another one, for too many, or for a value that is too long */
export function readParameters(url: string, allowed: readonly string[]): URLSearchParams {
  const params = new URL(url).searchParams
  checkLimit("maxParameters", params.size, [])
  for (const [name, value] of params) {
    if (!allowed.includes(name)) throw queryError([name], `Invalid query parameter ${name}`)
    if (value.includes("\0")) throw queryError([name], `Invalid value for ${name}`)
  }
  checkLimit("maxSearchLength", params.get("searchText")?.length ?? 0, ["searchText"])
  return params
}

/** Reads those parameters that have one value, by their schema.
 *  @throws ApiError 400 that names what is wrong */
export function readOptions<T extends z.ZodObject>(params: URLSearchParams, schema: T): z.infer<T> {
  const names = Object.keys(schema.shape)
  const repeated = names.find((name) => params.getAll(name).length > 1)
  if (repeated !== undefined) throw queryError([repeated], `${repeated} has more than one value`)
  const given = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]))
  const read = schema.safeParse(given)
  if (read.success) return read.data
  throw validationError(
    read.error.issues.map(({ path, message }) => ({
      path: path.map(String),
      message: `${path.join(".")}: ${message}`,
    })),
  )
}
