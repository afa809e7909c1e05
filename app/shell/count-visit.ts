const countedKey = "hanout_visitor"

/** Counts this browser once among the shop's visitors (specification, section 7). The server decides; what it answers
 *  does not matter to the page.
 *  @param documentId of the settings
 *  @param count of all visitors with this one, as far as the page knows */
export function countVisit(documentId: string, count: number): void {
  if (wasCounted()) return
  const query = new URLSearchParams({ documentId, uniqueVisitorsCount: String(count) })
  fetch(`/api/unique-visitors?${query}`, { method: "POST", keepalive: true }).then(
    // A request whose answer is not read counts as running: the page would never be done loading.
    (answer) => answer.text().then(() => answer.ok && remember()),
    // Offline: the next page retries.
    () => {},
  )
}

function wasCounted(): boolean {
  try {
    return localStorage.getItem(countedKey) !== null
  } catch {
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(countedKey, "1")
  } catch {
    // A browser without storage has the server's cookie.
  }
}
