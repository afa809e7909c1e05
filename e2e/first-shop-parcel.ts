import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { readXlsx } from "#api/files/read-xlsx.ts"
import { type ConsoleLocale, consoleWords } from "./console-words.ts"
import { expect } from "./shop.ts"

type Setting = {
  locale: ConsoleLocale
  /** Origin of the shop. */
  at: string
  capture: (page: Page, step: string) => Promise<void>
}

/** Exports the one parcel of a merchant's first day for its carrier, and checks that the file has it.
 *  @returns further rows of the file */
export async function exportParcel(owner: Page, { locale, at, capture }: Setting) {
  const t = consoleWords(locale)
  await owner.goto(`${at}/admin/orders`)
  await owner.getByRole("button", { name: t("orders.filter.toExport") }).click()
  await expect(owner.locator(".orders tbody tr")).toContainText(locale === "fr" ? "Oran" : "وهران")
  await capture(owner, "19-to-export")
  const menu = owner.locator(".c-top").getByRole("button", { name: t("shell.more"), exact: true })
  await menu.click()
  await owner.getByRole("menuitem", { name: t("orders.export") }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByLabel(t("export.format")).selectOption("yalidine")
  await capture(owner, "20-export")
  const coming = owner.waitForEvent("download")
  await dialog.getByRole("button", { name: t("orders.export"), exact: true }).click()
  const [columns = [], parcel = [], ...others] = await readXlsx(await readFile(await (await coming).path()))
  expect(Object.fromEntries(columns.map((column, place) => [column, parcel[place]]))).toMatchObject({
    firstname: "Nesrine",
    familyname: "Bensalem",
    contact_phone: "0661203041",
    to_commune_name: "Es Sénia",
    to_wilaya_name: "Oran",
    price: "6850",
    is_stopdesk: "0",
  })
  await expect(owner.getByRole("heading", { name: t("orders.noneToExport") })).toBeVisible()
  await capture(owner, "21-exported")
  return others
}
