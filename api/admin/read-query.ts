import type { z } from "zod"
import { validationError } from "../errors.ts"

/** Reads the parameters of an address by their contract.
 *  @throws ApiError 400 with everything that is wrong with them; it names a parameter that is not known, comes twice or
 *  holds a NUL, which PostgreSQL cannot take */
export function readParameters<T extends z.ZodType>(contract: T, url: string): z.infer<T> {
  const given = new URL(url).searchParams
  const names = [...new Set(given.keys())]
  const twice = names.filter((name) => given.getAll(name).length > 1)
  const parsed = contract.safeParse(Object.fromEntries(given))
  const repeated = twice.map((name) => ({ path: [name], message: `The parameter ${name} comes more than once` }))
  const unreadable = names
    .filter((name) => [name, ...given.getAll(name)].some((text) => text.includes("\0")))
    .map((name) => ({ path: [name], message: `${name}: must not contain a NUL character` }))
  if (parsed.success && repeated.length + unreadable.length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  throw validationError([
    ...repeated,
    ...unreadable,
    ...issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => ({ path: [key], message: `Unknown parameter ${key}` }))
        : { path: issue.path.map(String), message: `${String(issue.path[0] ?? "query")}: ${issue.message}` },
    ),
  ])
}
