import { writeFileSync } from "node:fs"
import { test as base, expect } from "@playwright/test"
import type { Locale } from "#core/i18n/locale.ts"
import { localizedPath } from "../addresses.ts"
import { type ConsoleShop, password, startConsoleShop } from "../console-shop.ts"
import { createTranslate, type Translate } from "../words.ts"
import { openFirefox } from "./drivers/firefox.mjs"
import { openWebKit } from "./drivers/webkit.mjs"
import type { Engine } from "./engine.ts"
import { type Hands, handsOn } from "./hands.ts"

const engines = { firefox: openFirefox, webkit: openWebKit }

export type EngineOptions = { engineName: keyof typeof engines }

/** A member of the shop's team, and what they sign in with. */
export type Owner = { email: string; password: string }

type Fixtures = {
  shopLocale: Locale
  t: Translate
  /** An address of the shop in the language. */
  at: (path: string) => string
  /** A tab with nothing stored; an error that its engine reports fails the test. */
  tab: Hands
  /** Errors that a test means to cause. */
  allowed: RegExp[]
}

/** Journeys over the real program: an engine and a shop with the sample for each worker. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine; shop: ConsoleShop & { owner: Owner } }>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]()
      await use(engine)
      await engine.close()
    },
    { scope: "worker" },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
    async ({}, use) => {
      const shop = await startConsoleShop()
      const token = new URL(shop.firstOwnerLink).searchParams.get("token")
      const owner = { email: "rania@shop.example", password }
      const answer = await fetch(`${shop.url}/api/admin/first-owner`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: shop.url },
        body: JSON.stringify({ token, name: "Rania Belkacem", locale: "fr", ...owner }),
      })
      expect(answer.status).toBe(201)
      await use({ ...shop, owner })
      await shop.stop()
    },
    { scope: "worker" },
  ],
  shopLocale: ["fr", { option: true }],
  t: async ({ shopLocale }, use) => use(createTranslate(shopLocale)),
  at: async ({ shop, shopLocale }, use) => use((path) => shop.url + localizedPath(shopLocale, path)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's parameters
  allowed: async ({}, use) => use([]),
  tab: async ({ engine, allowed }, use, info) => {
    const tab = await engine.openTab()
    await use(handsOn(tab))
    const errors = await tab.errors()
    const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
    if (info.status !== info.expectedStatus || unexpected.length > 0) {
      const path = info.outputPath("window.png")
      writeFileSync(path, await tab.screenshot())
      info.attachments.push({ name: "window", contentType: "image/png", path })
    }
    await tab.close()
    expect(unexpected, "errors that the engine reports").toEqual([])
  },
})

/** The languages of the journeys. */
export const locales = ["fr", "ar"] as const

export { expect }
