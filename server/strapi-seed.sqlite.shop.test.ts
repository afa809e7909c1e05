import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { serveShop } from "#api/testing/strapi-client/served-shop.ts"
import { strictStrapi } from "#strapi/testing/strict-strapi.ts"

const run = promisify(execFile)

test("docs/strapi/seed.mjs copies all products of this shop's own API into a Strapi", async () => {
  const [shop, strapi] = await Promise.all([serveShop(), strictStrapi("a-token-of-strapi")])
  try {
    const listed = await (await fetch(`${shop.url}/products?pagination[pageSize]=1`)).json()
    const env = { FROM: shop.url.replace(/\/api$/, ""), TO: strapi.url, STRAPI_TOKEN: "a-token-of-strapi" }
    const program = join(import.meta.dirname, "../docs/strapi/seed.mjs")
    const { stdout } = await run(process.execPath, [program], { env: { ...process.env, ...env } })
    const { total } = listed.meta.pagination
    expect(stdout).toContain(`${total} products`)
    expect(strapi.content.products).toHaveLength(total)
    expect(strapi.content.products[0]).toMatchObject({ colors: expect.any(Array), reviews: expect.any(Array) })
  } finally {
    await Promise.all([shop.close(), strapi.close()])
  }
})
