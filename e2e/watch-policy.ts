import type { Page } from "@playwright/test"

/** Collects what the policy of a tab's pages blocks, from their first byte on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const blocked: string[] = []
  await page.exposeFunction("tellBlocked", (text: string) => blocked.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const tell: unknown = Reflect.get(window, "tellBlocked")
      const text = [location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(" ")
      if (typeof tell === "function") tell(text)
    })
  })
  return blocked
}
