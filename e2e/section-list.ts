import { expect, type Page } from "@playwright/test"
import type { consoleWords } from "./console-words.ts"

/** The console's list of a page's sections: what is pressed and typed in it.
 *  @param ownersPage asked each time: it is opened after the tests are declared */
export function sectionList(ownersPage: () => Page, t: ReturnType<typeof consoleWords>) {
  const button = (name: string) => ownersPage().getByRole("button", { name, exact: true })
  const rows = () => ownersPage().locator("[data-section]")
  return {
    button,
    rows,
    /** A field of the open section, by the end of its name. */
    field: (name: string) => ownersPage().locator(`.s-body [name$="${name}"]`),
    /** What opens the section at a place of the list. */
    open: (at: number) => rows().nth(at).locator(".s-open"),
    language: (name: "fr" | "ar") => ownersPage().locator(`.s-body [data-language-of="${name}"]`).first().click(),
    save: async () => {
      await button(t("form.save")).click()
      await expect(ownersPage().locator(".c-bar")).toHaveAttribute("data-state", "saved")
    },
  }
}
