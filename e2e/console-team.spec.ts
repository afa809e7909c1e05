import type { Browser } from "@playwright/test"
import { consolePage, joinTeam, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test(`the first owner makes an account by the printed link and invites an agent, in ${locale}`, {
    tag: "@long",
  }, async ({ browser }) => {
    const t = consoleWords(locale)
    const problems: string[][] = []
    const open = async (on: Browser, width: number) => {
      const page = await consolePage(on, locale, width)
      // Nobody is signed in yet when the console asks who is.
      problems.push(watch(page, [/401/]))
      return page
    }
    const shop = await startConsoleShop()
    try {
      const owner = await open(browser, 1440)
      await joinTeam(owner, shop.firstOwnerLink, t, "Rania Belkacem", "rania@shop.example")
      await expect(owner.getByRole("heading", { name: t("setup.title") })).toBeVisible()
      await owner.goto(`${shop.url}/admin/settings/staff`)
      await owner.getByRole("button", { name: t("staff.invite") }).click()
      await owner.getByRole("radio", { name: t("role.agent") }).check()
      await owner.getByLabel(t("staff.yourPassword")).fill(password)
      await owner.getByRole("button", { name: t("staff.makeLink") }).click()
      const link = await owner.getByLabel(t("staff.link"), { exact: true }).inputValue()

      const agent = await open(browser, 390)
      await joinTeam(agent, link, t, "Karima Saadi", "karima@shop.example")
      // Orders and calls, nothing else.
      await expect(agent.getByRole("navigation").getByRole("link", { name: t("shell.settings") })).toHaveCount(0)
      await agent.goto(`${shop.url}/admin/settings/staff`)
      await expect(agent.getByRole("heading", { level: 1 })).toHaveText(t("shell.denied"))
      await expect(agent.getByRole("button", { name: t("staff.invite") })).toHaveCount(0)
      await agent.goto(`${shop.url}/admin/numbers`)
      await expect(agent.getByRole("heading", { name: t("shell.denied") })).toBeVisible()
      await owner.reload()
      await expect(owner.getByText("karima@shop.example")).toBeVisible()
      expect(problems.flat(), "console errors and failed requests").toEqual([])
      for (const page of [owner, agent]) await page.context().close()
    } finally {
      await shop.stop()
    }
  })
}
