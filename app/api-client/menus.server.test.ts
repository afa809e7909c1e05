import { expect, it } from "vitest"
import { createMenus } from "./menus.server.ts"
import { createApiCall } from "./seam/api-call.server.ts"
import { createTagClock } from "./seam/tag-clock.server.ts"

const entry = (type: string, value: string) => ({ type, value, text: value, inside: false })
const shown = (...header: object[]) => Response.json({ data: { header, footer: null, more: null }, meta: {} })

it("leaves out what a newer API may have, and addresses that are none of a page", async () => {
  const api = async () =>
    shown(
      entry("page", "blog"),
      entry("page", "no-such"),
      entry("script", "x"),
      entry("address", "/ar/promo"),
      entry("address", "/media/x.webp"),
    )
  const { menus } = createMenus(createApiCall(api, "secret"), createTagClock())
  expect((await menus("fr"))?.header).toEqual([entry("page", "blog")])
})
