import type { Page } from "@playwright/test"

/** Puts a list into the browser's storage before the shop's first page. Once, so that a reload keeps what the test has
 *  changed. */
export function store(page: Page, key: string, list: object[]) {
  return page.addInitScript(
    ([name, value]) => {
      if (sessionStorage.getItem(name)) return
      sessionStorage.setItem(name, "stored")
      localStorage.setItem(name, value)
    },
    [key, JSON.stringify(list)] as const,
  )
}
