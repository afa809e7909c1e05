import { useState } from "react"
import { afterEach, expect, test, vi } from "vitest"
import type { Locale } from "#core/i18n/locale.ts"
import { renderInShop } from "../testing/render-in-shop.tsx"
import { PlaceFields } from "./place-fields.tsx"

const prices = { desk: 40_000, home: 70_000, deskServed: true, homeServed: true, daysMin: 1, daysMax: 3 }
const wilayas = [
  { code: 9, name: "Blida", namear: "البليدة", ...prices },
  { code: 33, name: "Illizi", namear: "إليزي", ...prices, deskServed: false, homeServed: false },
  { code: 16, name: "Alger", namear: "الجزائر", ...prices },
]
const bouSaada = {
  code: 68,
  name: "Bou Saâda",
  namear: "بوسعادة",
  ...prices,
  within: { name: "M'Sila", namear: "المسيلة" },
}
const communes = {
  Alger: [
    { name: "Kouba", namear: "القبة", closed: false },
    { name: "Hydra", namear: "حيدرة", closed: false },
    { name: "Birkhadem", namear: "بئر خادم", closed: true },
  ],
  Blida: [{ name: "Mouzaia", namear: "موزاية", closed: false }],
}

function Place() {
  const [wilaya, setWilaya] = useState("Alger")
  return (
    <PlaceFields
      formId="f"
      wilayas={[...wilayas, bouSaada]}
      wilaya={wilaya}
      onWilaya={setWilaya}
      first={{ wilaya: "Alger", commune: "Kouba" }}
      firstCommunes={{ wilaya: "Alger", list: communes.Alger }}
      faults={[]}
      firstFault={null}
    />
  )
}

/** @param answers what the shop answers to each request, by its path */
async function renderPlace(
  locale: Locale,
  answers: (path: string, init: { signal: AbortSignal }) => Promise<Response>,
) {
  vi.stubGlobal("fetch", answers)
  const { screen, t } = await renderInShop(locale, <Place />)
  const field = (label: "orderForm.wilaya" | "orderForm.commune") => screen.getByRole("combobox", { name: t(label) })
  return { screen, t, wilaya: field("orderForm.wilaya"), commune: field("orderForm.commune") }
}

afterEach(() => vi.unstubAllGlobals())

test("another wilaya brings its communes by Arabic names, and none of the earlier choice", async () => {
  const asked: string[] = []
  const { wilaya, commune, t } = await renderPlace("ar", async (path) => {
    asked.push(path)
    return Response.json(communes.Blida)
  })
  await expect.element(commune).toHaveValue("Kouba")
  expect(asked).toEqual([])
  await wilaya.selectOptions("09 · البليدة")
  await expect.element(commune).toBeEnabled()
  await expect.element(commune).toHaveValue("")
  await commune.selectOptions("موزاية")
  // What an order stores is the French name.
  await expect.element(commune).toHaveValue("Mouzaia")
  expect(asked).toEqual(["/communes/Blida"])

  await wilaya.selectOptions(t("orderForm.wilayaChoose"))
  await expect.element(commune).toBeDisabled()
  await expect.element(commune).toHaveTextContent(t("orderForm.communeFirst"))
})

test("a wilaya of 2026 is found by its name and leads to its communes", async () => {
  const asked: string[] = []
  const { wilaya, commune, t } = await renderPlace("fr", async (path) => {
    asked.push(decodeURIComponent(path))
    return Response.json([{ name: "Oultem", namear: "ولتام", closed: false }])
  })
  const [group] = (wilaya.element() as HTMLSelectElement).getElementsByTagName("optgroup")
  expect(group?.label).toBe(t("orderForm.newWilayas"))
  await wilaya.selectOptions("Bou Saâda (M'Sila)")
  await expect.element(wilaya).toHaveValue("Bou Saâda")
  await expect.element(commune).toHaveTextContent(`${t("orderForm.communeChoose")}Oultem`)
  expect(asked).toEqual(["/communes/Bou Saâda"])
})

test("what is closed is named so, and cannot be chosen", async () => {
  const { wilaya, commune, t } = await renderPlace("fr", async () => Response.json(communes.Blida))
  const closed = (field: typeof wilaya) =>
    [...(field.element() as HTMLSelectElement).options].filter(({ disabled }) => disabled).map(({ text }) => text)
  expect(closed(wilaya)).toEqual([t("orderForm.closed", { place: "33 · Illizi" })])
  expect(closed(commune)).toEqual([t("orderForm.closed", { place: "Birkhadem" })])
})

test("who goes back to the first wilaya has its communes, and the other request ends", async () => {
  const signals: AbortSignal[] = []
  const { wilaya, commune } = await renderPlace("fr", (_path, { signal }) => {
    signals.push(signal)
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)))
  })
  await wilaya.selectOptions("09 · Blida")
  await expect.element(commune).toBeDisabled()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await wilaya.selectOptions("16 · Alger")
  await commune.selectOptions("Hydra")
  await expect.element(commune).toHaveValue("Hydra")
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test("communes that cannot be had are said to be missing, and are asked again on a press", async () => {
  let answer = () => new Response(null, { status: 404 })
  const { screen, t, wilaya, commune } = await renderPlace("en", async () => answer())
  await wilaya.selectOptions("09 · Blida")
  const alert = screen.getByRole("alert")
  await expect.element(alert).toHaveTextContent(t("orderForm.communeError") + t("orderForm.retry"))
  await expect.element(commune).toBeDisabled()
  const again = alert.getByRole("button", { name: t("orderForm.retry") })
  await again.click()
  await expect.element(again).toHaveFocus()
  answer = () => Response.json(communes.Blida)
  await alert.getByRole("button", { name: t("orderForm.retry") }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(commune).toHaveFocus()
  await commune.selectOptions("Mouzaia")
  await expect.element(commune).toHaveValue("Mouzaia")
})
