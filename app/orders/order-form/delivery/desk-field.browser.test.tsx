import { useState } from "react"
import { afterEach, expect, test, vi } from "vitest"
import type { Commune, DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import { locales } from "#core/i18n/locale.ts"
import { renderInShop } from "../../../testing/render-in-shop.tsx"
import { DeskField } from "./desk-field.tsx"
import { noDesks } from "./use-desks.ts"

const wilaya: Wilaya = {
  code: 6,
  name: "Béjaïa",
  namear: "بجاية",
  desk: 40_000,
  home: 70_000,
  deskServed: true,
  homeServed: true,
  daysMin: null,
  daysMax: null,
}
const communes: Commune[] = [
  { name: "Akbou", namear: "أقبو", closed: false },
  { name: "Amizour", namear: "أميزور", closed: false },
]
const desks = [
  { id: 3, name: "Agence Akbou", commune: "Akbou", address: "Route de Sétif", hours: "08:00 – 17:00" },
  { id: 2, name: "Agence Ville", commune: "Béjaïa", address: "Rue de la Liberté", hours: null },
]

function Part({ hasDesks }: { hasDesks: boolean }) {
  const [commune, setCommune] = useState(communes[0])
  const [delivery, setDelivery] = useState<DeliveryKind>("home")
  const chosen = hasDesks ? { ...wilaya, hasDesks } : wilaya
  return (
    <form>
      <DeskField formId="f" choice={{ wilaya: wilaya.name, commune, chosen, delivery }} first="" firstDesks={noDesks} />
      <button type="button" onClick={() => setDelivery("desk")}>
        to a desk
      </button>
      <button type="button" onClick={() => setCommune(communes[1])}>
        elsewhere
      </button>
    </form>
  )
}

afterEach(() => vi.unstubAllGlobals())

async function rendered(locale: (typeof locales)[number], hasDesks = true) {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path)
    return Response.json(path.endsWith("Akbou") ? desks : desks.toReversed())
  })
  const { screen, t } = await renderInShop(locale, <Part hasDesks={hasDesks} />)
  const select = screen.getByRole("combobox", { name: t("orderForm.deskAt") })
  return { screen, select, asked }
}

test.each(locales)("in %s the nearest desk is named once a desk is wanted, with its address", async (locale) => {
  const { screen, select, asked } = await rendered(locale)
  await expect.element(select).not.toBeInTheDocument()
  expect(asked).toEqual([])
  await screen.getByRole("button", { name: "to a desk" }).click()
  await expect.element(select).toHaveValue("3")
  await expect.element(screen.getByText("Route de Sétif")).toBeVisible()
  expect(asked).toEqual(["/desks/B%C3%A9ja%C3%AFa?commune=Akbou"])
})

test("a desk that was picked stays with another commune; without a pick the nearest follows it", async () => {
  const { screen, select } = await rendered("fr")
  await screen.getByRole("button", { name: "to a desk" }).click()
  await expect.element(select).toHaveValue("3")
  await screen.getByRole("button", { name: "elsewhere" }).click()
  await expect.element(select).toHaveValue("2")
  await select.selectOptions("3")
  await expect.element(screen.getByText("Route de Sétif")).toBeVisible()
})

test("a shop without desks shows and requests nothing", async () => {
  const { screen, select, asked } = await rendered("fr", false)
  await screen.getByRole("button", { name: "to a desk" }).click()
  await expect.element(select).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
