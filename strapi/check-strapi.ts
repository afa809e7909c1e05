import { z } from "zod"
import { productPopulate } from "./catalogue/read-shop.ts"
import { StrapiRejectedError } from "./client/read-strapi.ts"
import { type StrapiAnswer, type StrapiPath, strapiClient } from "./client/strapi-client.ts"

const list = z.object({ data: z.array(z.unknown()) })

const onePage = { "pagination[pageSize]": 1 }
const isEmpty = ({ body }: StrapiAnswer) => list.safeParse(body).data?.data.length === 0

/** Checks that a Strapi has what the storefront needs. Sends requests with the token, all at once, and stores
 *  nothing.
 *  @returns the defects, each in one line for an operator; empty = none
 *  @throws StrapiUnreachable while Strapi is away */
export async function checkStrapi(options: Parameters<typeof strapiClient>[0]): Promise<string[]> {
  const call = strapiClient(options)
  const [products, categories, settings, orders, french, ...relations] = await Promise.all([
    call("GET", "/api/products", { query: onePage }),
    call("GET", "/api/categories", { query: onePage }),
    call("GET", "/api/app-setting"),
    // Strapi asks for the permission first, and then for `data`: 400 is that of a token that may create orders.
    call("POST", "/api/orders", { body: {} }),
    call("GET", "/api/products", { query: { ...onePage, locale: "fr" } }),
    ...productPopulate.map((name) => call("GET", "/api/products", { query: { ...onePage, "populate[0]": name } })),
  ])
  const unread = [
    problemOf(products, "/api/products", "find"),
    problemOf(categories, "/api/categories", "find"),
    problemOf(settings, "/api/app-setting", "find"),
    problemOf(orders, "/api/orders", "create"),
  ].filter((problem) => problem !== undefined)
  if (unread.length > 0) return unread
  if (isEmpty(products) && isEmpty(french)) return ["/api/products is empty in fr and in the default locale"]
  return relations.flatMap((answer, index) => {
    // Named by section 3 of the specification, but not by the calls of its section 7.
    if (answer.status !== 400 || productPopulate[index] === "reviews") return []
    return [
      `400 for /api/products: it has no ${new StrapiRejectedError("", answer).unknownPath ?? productPopulate[index]}`,
    ]
  })
}

function problemOf({ status }: StrapiAnswer, path: StrapiPath, action: "find" | "create"): string | undefined {
  if (status === 200 || (action === "create" && status === 400)) return undefined
  if (status === 401) return `401 for ${path}: the token of API_TOKEN is not known`
  if (status === 403) return `403 for ${path}: the token of API_TOKEN has no permission to ${action}`
  if (status === 404) return `404 for ${path}: there is no such content, or it was never filled in`
  return `${status} for ${path}`
}
