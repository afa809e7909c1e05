import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { lifted } from "./lifted.ts"
import { sectionList } from "./section-list.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is; a second member's change is a conflict. */
const meant = [/401/, /409/]

/** What the merchant writes, in French and in Arabic. */
const title = { fr: "Nos ateliers de Blida", ar: "ورشاتنا في البليدة" }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the sections of a page in ${locale}`, () => {
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let visitor: Page
    const problems: string[][] = []

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1280)
      visitor = await consolePage(browser, locale, 390)
      problems.push(watch(owner, meant), watch(visitor, []))
    })
    test.afterEach(() => expect(problems.flat(), "console errors and failed requests").toEqual([]))
    test.afterAll(async () => {
      await owner?.context().close()
      await visitor?.context().close()
      await shop.stop()
    })

    const { button, field, rows, open, language, save } = sectionList(() => owner, t)
    const html = async (language: "fr" | "ar" = locale) =>
      (await visitor.request.get(shop.url + localizedPath(language, "/home-2"))).text()
    const storedKinds = async () => {
      const answer = await visitor.request.get(`${shop.url}/api/sections?page=home-2`)
      return ((await answer.json()).data as { kind: string }[] | null)?.map(({ kind }) => kind)
    }
    /** How the section of these tests is called on the screen. */
    const name = t("section.named", { kind: t("section.kind.text-picture"), words: title[locale] })
    let before = 0

    // One scenario: each step begins where the one before it has ended.
    test("are added, ordered, hidden and restored", { tag: "@long" }, async () => {
      await test.step("a section is added from the picker, written in three languages, and the shop shows it", async () => {
        await owner.goto(`${shop.url}/admin/sections`)
        await owner.locator('a[href$="/sections/home-2"]').click()
        await expect(owner).toShowURL(/\/sections\/home-2$/)
        await expect(rows().first()).toBeVisible()
        before = await rows().count()
        await button(t("section.add")).click()
        const picker = owner.getByRole("dialog")
        await expect(picker.getByRole("listitem")).toHaveCount(16)
        await expectAccessible(owner)
        await picker.getByRole("button", { name: t("section.kind.text-picture") }).click()
        await expect(rows()).toHaveCount(before + 1)
        await expect(open(before)).toBeFocused()
        await expect(rows().nth(before).getByText(t("section.state.blank"))).toBeVisible()
        await field(".title.fr").fill(title.fr)
        await language("ar")
        await field(".title.ar").fill(title.ar)
        await language("fr")
        await expect(rows().nth(before).getByText(title[locale], { exact: true })).toBeVisible()
        await field(".link").fill("https://example.org/elsewhere")
        await expectAccessible(owner)

        await button(t("form.save")).click()
        await expect(owner.locator(".c-problems")).toContainText(t("section.problem.link"))
        await owner.locator(".c-problems").getByRole("button").first().click()
        await expect(field(".link")).toBeFocused()
        await expect(field(".title.ar")).toHaveValue(title.ar)
        await field(".link").fill(`${shop.url}/ar/shop?productType=fashion`)
        await field(".button.fr").focus()
        await expect(field(".link")).toHaveValue("/shop?productType=fashion")
        await save()
        await expect(field(".title.fr")).toHaveValue(title.fr)
        await expect.poll(() => html("fr")).toContain(title.fr)
        await expect.poll(() => html("ar")).toContain(title.ar)
      })

      await test.step("the real page stands beside the list: live, scrolled to what is open, and pressed to open", async () => {
        const frame = owner.frameLocator(".preview-frame")
        const shown = frame.locator(`[data-section="${before + 1}"]`)
        await owner.locator('.preview-switch [lang="fr"]').click()
        await language("fr")
        await field(".title.fr").fill("Nos ateliers, demain")
        const stored = await storedKinds()
        await expect(shown.getByRole("heading")).toHaveText("Nos ateliers, demain")
        await expect(shown).toBeInViewport()
        expect(await html("fr")).not.toContain("Nos ateliers, demain")
        expect(await storedKinds()).toEqual(stored)
        await owner.locator('.preview-switch [lang="ar"]').click()
        await expect(frame.locator("html")).toHaveAttribute("dir", "rtl")
        await expect(shown.getByRole("heading")).toHaveText(title.ar)
        await button(t("preview.desktop")).click()
        await expect(owner.locator(".preview-frame")).toHaveCSS("width", "1280px")
        const address = owner.url()
        await frame.locator('[data-section="1"] a').first().click()
        await expect(open(0)).toHaveAttribute("aria-expanded", "true")
        await expect(open(0)).toBeFocused()
        expect(owner.url()).toBe(address)
        expect(await frame.locator("script").count()).toBe(0)
        await expectAccessible(owner)
        await button(t("form.discard")).click()
        await open(before).click()
      })

      await test.step("sections are ordered by keyboard, by what is moved and by its buttons", async () => {
        const handle = owner.getByRole("button", { name: t("form.move", { name }) })
        const all = before + 1
        await open(before).click()
        await handle.focus()
        await owner.keyboard.press("Space")
        await lifted(owner, t("form.move.lifted", { name, n: all, all }))
        await owner.keyboard.press("ArrowUp")
        await expect(owner.getByText(t("form.move.over", { name, n: all - 1, all }))).toBeAttached()
        await owner.keyboard.press("Space")
        await expect(open(all - 2)).toContainText(title[locale])
        const up = button(t("section.up", { name }))
        await up.focus()
        for (let at = all - 2; at > 0; at--) await owner.keyboard.press("Enter")
        await expect(open(0)).toContainText(title[locale])
        await expect(up).toBeFocused()
        await expect(up).toHaveAttribute("aria-disabled", "true")
        await save()
        await expect.poll(async () => (await storedKinds())?.[0]).toBe("text-picture")
      })

      await test.step("a hidden section is not in the shop, nor one before its time", async () => {
        await button(t("section.hide", { name })).click()
        await expect(rows().first().getByText(t("section.state.hidden"))).toBeVisible()
        await save()
        await expect.poll(html).not.toContain(title[locale])
        await button(t("section.show", { name })).click()
        await save()
        await expect.poll(html).toContain(title[locale])

        await open(0).click()
        await field(".startsAt").fill("2099-03-14")
        await field(".startsAt.time").fill("20:30")
        await field(".endsAt").fill("2099-03-13")
        await button(t("form.save")).click()
        await expect(owner.locator(".c-problems")).toContainText(t("section.problem.ends"))
        await field(".endsAt").fill("2099-03-15")
        await save()
        const state = rows().first().locator(".s-state")
        await expect(state).toContainText(t("section.state.scheduled"))
        await expect(state).toContainText("2099")
        await expect(state).toContainText("20:30")
        await expect.poll(html).not.toContain(title[locale])
        await field(".startsAt").fill("")
        await field(".endsAt").fill("")
        await save()
        await expect.poll(html).toContain(title[locale])
      })

      await test.step("a copy stands below; a removed section comes back where it was, by the keyboard", async () => {
        await button(t("section.duplicate", { name })).first().click()
        await expect(rows()).toHaveCount(before + 2)
        await button(t("section.remove", { name })).nth(1).click()
        await expect(rows()).toHaveCount(before + 1)
        await button(t("section.remove", { name })).click()
        await expect(rows()).toHaveCount(before)
        await expect(button(t("section.undo"))).toBeFocused()
        await owner.keyboard.press("Enter")
        await expect(rows()).toHaveCount(before + 1)
        await expect(open(0)).toContainText(title[locale])
        await expect(open(0)).toBeFocused()
        await button(t("section.remove", { name })).click()
        await save()
        await expect.poll(html).not.toContain(title[locale])
      })

      await test.step("the default sections come back, and an own page begins from them", async () => {
        await button(t("section.reset")).click()
        await expect(button(t("section.start"))).toBeVisible()
        await button(t("section.undo")).click()
        await expect(rows()).toHaveCount(before)
        await button(t("section.reset")).click()
        await expectAccessible(owner)
        await save()
        await expect.poll(() => storedKinds()).toBeUndefined()
        await button(t("section.start")).click()
        await save()
        await expect.poll(async () => (await storedKinds())?.slice(0, 2)).toEqual(["slides", "categories"])
      })

      await test.step("what somebody else has stored is not overwritten, and what is typed stays", async () => {
        const address = `${shop.url}/api/admin/sections/home-2`
        const { sections, updatedAt } = (await (await owner.request.get(address)).json()).data
        const headers = { origin: shop.url }
        const other = await owner.request.put(address, { data: { sections: sections.slice(0, 3), updatedAt }, headers })
        expect(other.status()).toBe(200)
        await open(1).click()
        await field(".title.fr").fill("Rayons")
        await button(t("form.save")).click()
        await expect(owner.getByText(t("form.theirs"))).toBeVisible()
        await expect(field(".title.fr")).toHaveValue("Rayons")
        await button(t("form.loadTheirs")).click()
        await expect(rows()).toHaveCount(3)
      })

      await test.step("an entry of a section comes back too", async () => {
        const slides = owner.getByRole("region", { name: t("section.items.slides") })
        await open(0).click()
        await button(t("section.addItem.slides")).click()
        await field(".title.fr").fill("Une saison")
        await language("ar")
        await field(".title.ar").fill("موسم")
        const slide = locale === "ar" ? "موسم" : "Une saison"
        await slides.getByRole("button", { name: t("product.removeRow", { name: slide }) }).click()
        await expect(slides.getByText(slide)).toBeHidden()
        await button(t("section.undo")).click()
        await expect(slides.getByText(slide)).toBeVisible()
        await button(t("form.discard")).click()
        await expect(slides.getByText(slide)).toBeHidden()
        await open(0).click()
      })

      await test.step("the list and its forms fit a phone", async () => {
        await owner.setViewportSize({ width: 390, height: 860 })
        await open(0).click()
        await expect(field(".label.ar")).toBeHidden()
        await expectNoSidewaysScroll(owner)
        await expectAccessible(owner)
        await owner.setViewportSize({ width: 1280, height: 860 })
      })

      await test.step("the log names the sections as the screen does", async () => {
        await owner.goto(`${shop.url}/admin/settings/audit`)
        const entry = owner.getByRole("listitem").filter({ hasText: t("audit.resource.sections") })
        await expect(entry.first()).toContainText(t("section.page.home-2"))
        await entry.first().getByText(t("audit.details")).click()
        await expect(entry.first()).toContainText(t("section.kind.slides"))
        await expect(entry.first()).not.toContainText("slides")
      })
    })
  })
}
