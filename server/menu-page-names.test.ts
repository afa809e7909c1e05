import { expect, test } from "vitest"
import { messages as ar } from "#app/i18n/ar/all.ts"
import { messages as en } from "#app/i18n/en/all.ts"
import { messages as fr } from "#app/i18n/fr/all.ts"
import { pageLabels, titleLabels } from "#app/shell/layouts/menus/site-links.ts"
import { menus as arConsole } from "#console/i18n/ar/menus.ts"
import { menus as enConsole } from "#console/i18n/en/menus.ts"
import { menus as frConsole } from "#console/i18n/fr/menus.ts"
import { isKnownPage } from "#core/content/menus/known-pages.ts"
import { isMenuTitle } from "#core/content/menus/menu.ts"

// Those of universes have the universes' names.
const pages = (Object.keys(pageLabels) as (keyof typeof pageLabels)[]).filter(isKnownPage)
const titles = Object.keys(titleLabels).filter(isMenuTitle)

test.each([
  { language: "French", shop: fr, editor: frConsole },
  { language: "Arabic", shop: ar, editor: arConsole },
  { language: "English", shop: en, editor: enConsole },
])("the menu editor names pages and titles as the shop does, in $language", ({ shop, editor }) => {
  const named = pages.map((page) => [page, editor[`menu.page.${page}`]])
  expect(named).toEqual(pages.map((page) => [page, shop[pageLabels[page]]]))
  expect(titles.map((title) => editor[`menu.title.${title}`])).toEqual(titles.map((title) => shop[titleLabels[title]]))
})

test("no two pages have one name in the editor", () => {
  for (const editor of [frConsole, arConsole, enConsole]) {
    const names = pages.map((page) => editor[`menu.page.${page}`])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
