import { z } from "zod"
import { productPopulate } from "./catalogue/read-shop.ts"
import { type StrapiPath, strapiClient } from "./client/strapi-client.ts"

const found = z.object({ data: z.array(z.unknown()) })

/** What a Strapi lacks of what the storefront needs, each in one line for an operator; empty = nothing. Asks with the token.
 *  @throws StrapiUnreachable while Strapi is away */
export async function checkStrapi(options: Parameters<typeof strapiClient>[0]): Promise<string[]> {
  const call = strapiClient(options)
  const problems: string[] = []
  for (const path of ["/api/products", "/api/categories", "/api/app-setting"] as const) {
    const { status } = await call("GET", path, {
      query: path === "/api/app-setting" ? {} : { "pagination[pageSize]": 1 },
    })
    const problem = problemOf(status, path)
    if (problem) problems.push(problem)
  }
  if (problems.length > 0) return problems
  for (const name of productPopulate) {
    const { status } = await call("GET", "/api/products", { query: { "populate[0]": name, "pagination[pageSize]": 1 } })
    // Named by section 3 of the specification, but not by the calls of its section 7.
    if (status === 400 && name !== "reviews") problems.push(`400 for /api/products: it has no ${name}`)
  }
  const any = found.safeParse((await call("GET", "/api/products", { query: { "pagination[pageSize]": 1 } })).body)
  if (any.data?.data.length === 0) problems.push("/api/products is empty in the default locale")
  return problems
}

function problemOf(status: number, path: StrapiPath): string | undefined {
  if (status === 200) return undefined
  if (status === 401) return `401 for ${path}: the token of API_TOKEN is not known`
  if (status === 403) return `403 for ${path}: the token of API_TOKEN has no permission to find`
  if (status === 404) return `404 for ${path}: there is no such content, or it was never filled in`
  return `${status} for ${path}`
}
