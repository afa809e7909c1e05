import { consolePage, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// The console has a worker, which shows its notifications.
test.use({ serviceWorkers: "allow" })

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  const t = consoleWords(locale)

  test(`the console installs, counts on its icon, and alerts who wants it, in ${locale}`, { tag: "@long" }, async ({
    browser,
  }) => {
    const shop = await startConsoleShop()
    try {
      const page = await ownersPage(browser, shop, locale, locale === "ar" ? 390 : 1280)
      await page.context().grantPermissions(["notifications"], { origin: shop.url })
      await page.addInitScript(() => {
        Object.assign(globalThis, { badges: [] })
        const show = async (n?: number) => void Reflect.get(globalThis, "badges").push(n ?? 0)
        Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) })
        Object.defineProperty(document, "hidden", { get: () => true })
        // A browser without a screen shows none, and keeps no list of them.
        Object.assign(globalThis, { shown: [] })
        Object.defineProperty(Notification, "permission", { get: () => "granted" })
        const shownNotifications: Notification[] = []
        ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
          if (!this.active) return
          Reflect.get(globalThis, "shown").push(title)
          shownNotifications.splice(0, 1, options as Notification)
        }
        ServiceWorkerRegistration.prototype.getNotifications = async () => shownNotifications
      })
      await page.goto(`${shop.url}/admin/account`)
      const href = await page.locator('link[rel="manifest"]').getAttribute("href")
      const manifest = await (await page.request.get(shop.url + href)).json()
      expect(manifest).toMatchObject({ id: "/admin", start_url: "/admin", scope: "/admin", lang: locale })
      expect(manifest.name).toContain(manifest.short_name)
      for (const { src } of manifest.icons) expect((await page.request.get(shop.url + src)).status()).toBe(200)

      const sound = page.getByRole("checkbox", { name: t("orders.sound") })
      const notification = page.getByRole("checkbox", { name: t("alerts.notification") })
      await expect(sound).not.toBeChecked()
      await expect(notification).not.toBeChecked()
      const shown = () => page.evaluate(() => Reflect.get(globalThis, "shown"))
      const fresh = (n: number) => page.getByText(t("orders.newOrder", { n })).first()
      await shop.order("casque-aura", 1, "0555 10 20 30")
      await expect(fresh(1)).toBeVisible()
      expect(await shown()).toEqual([])
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "badges").at(-1))).toBe(1)

      // Ticked once the permission is there, which is not at once.
      await notification.click()
      await expect(notification).toBeChecked()
      await sound.check()
      const listens = page.waitForResponse(/\/orders\/events$/)
      await page.reload()
      await listens
      await expect(notification).toBeChecked()
      await expect(sound).toBeChecked()
      await shop.order("casque-aura", 1, "0555 10 20 31")
      await expect.poll(shown).toEqual([t("orders.newOrder", { n: 1 })])
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, "badges").at(-1))).toBe(2)
      // The next one alerts too, and says how many nobody has looked at.
      await shop.order("sac-casbah", 1, "0555 10 20 32")
      await expect.poll(shown).toEqual([1, 2].map((n) => t("orders.newOrder", { n })))
      await page.context().close()
      const other = await consolePage(browser, locale, 1280)
      const plain = await (await other.request.get(`${shop.url}/console.webmanifest?lang=xx`)).json()
      expect(plain.lang).toBe("fr")
      await other.context().close()
    } finally {
      await shop.stop()
    }
  })
}
