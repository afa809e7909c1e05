import { landingVisitPath } from "#core/analytics/landing-cookie.ts"

const countedKey = (page: string) => `hanout_lp_${page}`

/** Counts this browser once among the visitors of a landing page. The server decides; what it answers does not matter to the page.
 *  @param page its documentId */
export function countLandingVisit(page: string): void {
  if (wasCounted(page)) return
  fetch(`${landingVisitPath}?${new URLSearchParams({ page })}`, { method: "POST", keepalive: true }).then(
    // A request whose answer is not read counts as running: the page would never be done loading.
    (answer) => answer.text().then(() => answer.ok && remember(page)),
    // Offline: the next visit retries.
    () => {},
  )
}

function wasCounted(page: string): boolean {
  try {
    return localStorage.getItem(countedKey(page)) !== null
  } catch {
    // The server's cookie tells.
    return false
  }
}

function remember(page: string): void {
  try {
    localStorage.setItem(countedKey(page), "1")
  } catch {
    // A browser without storage has the server's cookie.
  }
}
