import { expect as base, type ExpectMatcherState, type Page } from "@playwright/test"

/** Milliseconds at most for the page to be idle: a test's stopped clock stops idle callbacks too. */
const maxWait = 5000

/** Resolves when the page has no rendering left to do. A page without scripts is as the server sent it. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (matchMedia("(scripting: none)").matches) resolve()
    else requestIdleCallback(() => resolve())
  })

/** Waits until a page has rendered what its address shows. */
export async function isRendered(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, maxWait)
  })
  // A page that is left meanwhile has nothing to wait for.
  await Promise.race([page.evaluate(idle).catch(() => undefined), tooLong])
  clearTimeout(timer)
}

/** With `toShowURL`: as `toHaveURL`, and the page of the address is rendered. The router sets the address before React has
 *  rendered the page of it: until then, a press on what both pages have (a menu, a language) is one on the page of before. */
export const expect = base.extend({
  async toShowURL(this: ExpectMatcherState, page: Page, address: string | RegExp, options?: { timeout?: number }) {
    const about = this.isNot ? base(page).not : base(page)
    try {
      await about.toHaveURL(address, options)
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) }
    }
    await isRendered(page)
    return { pass: !this.isNot, message: () => "" }
  },
})
