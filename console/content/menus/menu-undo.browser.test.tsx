import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { AdminMenu } from "#api/content/menus/contract-admin-menu.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { MenuForm } from "./menu-form.tsx"

afterEach(() => vi.unstubAllGlobals())

const link = (value: string): AdminMenu["entries"][number] => ({
  type: "page",
  value,
  text: { fr: "", ar: "", en: "" },
  inside: false,
  hidden: false,
})

/** The form of a menu that nobody has edited, and what it sends. */
async function renderMenu() {
  const sent: { entries: { value: string; hidden: boolean }[] }[] = []
  vi.stubGlobal("fetch", async (_path: string, { method, body }: RequestInit) => {
    if (method !== "PUT") return Response.json({ data: [] })
    sent.push(JSON.parse(String(body)))
    return Response.json({ data: { menu: "footer", ...sent.at(-1), updatedAt: "2026-11-21T10:00:00.000Z" } })
  })
  const loaded: AdminMenu = { menu: "footer", entries: [link("shop"), link("blog"), link("contact")], updatedAt: null }
  const queries = consoleQueries()
  const part = <MenuForm menu="footer" loaded={loaded} />
  const { screen, t } = await renderInConsole("fr", part, (page) => (
    <QueryClientProvider client={queries}>{page}</QueryClientProvider>
  ))
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).click()
  return { sent, t, press, screen }
}

test("a removal that is taken back leaves what was changed in the default menu since", async () => {
  const { sent, t, press } = await renderMenu()
  await press(t("section.remove", { name: t("menu.page.blog") }))
  await press(t("section.hide", { name: t("menu.page.contact") }))
  await press(t("section.undo"))
  await press(t("form.save"))
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.entries).toMatchObject([{ value: "shop" }, { value: "blog" }, { value: "contact", hidden: true }])
})

test("a removal that is taken back at once leaves the default menu", async () => {
  const { t, press, screen } = await renderMenu()
  await press(t("section.remove", { name: t("menu.page.blog") }))
  await press(t("section.undo"))
  await expect.element(screen.getByText(t("menu.isDefault"))).toBeVisible()
})
