import { QueryClientProvider } from "@tanstack/react-query"
import { afterEach, expect, test, vi } from "vitest"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { noTexts } from "#core/i18n/texts.ts"
import { messageKinds } from "#core/orders/messages/order-messages.ts"
import { consoleQueries } from "../../data/query-client.ts"
import { renderInConsole } from "../../testing/render-in-console.tsx"
import { CallPerson } from "./call-person.tsx"

afterEach(() => vi.unstubAllGlobals())

const order = {
  documentId: "o1",
  status: "new",
  callOutcome: null,
  locale: "fr",
  firstname: "Amina",
  lastname: "B",
  number: "HN-26-000012",
  mobile: "0550112233",
  lines: [],
  total: 5200,
  paid: 0,
  deliveryPrice: 400,
  wilayaCode: 16,
  wilaya: "Alger",
  commune: "Kouba",
  delivery: "home",
  desk: null,
  address: "",
  risk: [],
  phonePast: { earlier: 0, block: null },
  anonymizedAt: null,
} as unknown as OrderDetail

const own = Object.fromEntries(messageKinds.map((kind) => [kind, { ...noTexts, fr: `Salut ${kind}` }]))

test("the button of WhatsApp waits for the shop's own texts, and says when they cannot be had", async () => {
  let canRead = false
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/orders/messages")) {
      return canRead
        ? Response.json({ data: { updatedAt: "2026-11-29T10:00:00.000Z", texts: own } })
        : Response.json({ error: { status: 403, name: "ForbiddenError", message: "no", details: {} } }, { status: 403 })
    }
    return Response.json({ data: path.includes("/app-setting") ? { shopName: "Nour", languages: ["fr"] } : [] })
  })
  const { screen, t } = await renderInConsole("fr", <CallPerson order={order} />, (page) => (
    <QueryClientProvider client={consoleQueries()}>{page}</QueryClientProvider>
  ))
  const button = screen.getByRole("link", { name: t("call.whatsapp") })
  await expect.element(screen.getByRole("alert")).toBeVisible()
  await expect.element(button).toHaveAttribute("aria-disabled", "true")
  expect(button.element().hasAttribute("href")).toBe(false)
  canRead = true
  await screen.getByRole("button", { name: t("shell.retry") }).click()
  await expect.element(button).toHaveAttribute("href", "https://wa.me/213550112233?text=Salut%20new")
  expect(screen.getByRole("alert").elements()).toEqual([])
})
