/** Preloads that run at once (specification, section 9). */
const maxPreloads = 4

/** Fetches files ahead, a few at once and each one once.
 *  @returns takes links of the kinds `modulepreload` and `prefetch`; without the data those of code alone */
export function createPreloadQueue(): (links: HTMLLinkElement[], withData: boolean) => void {
  const requested = new Set<string>()
  let waiting: HTMLLinkElement[] = []
  let running = 0

  function start() {
    for (const { rel, href, as } of waiting.splice(0, maxPreloads - running)) {
      const link = Object.assign(document.createElement("link"), { rel, href, fetchPriority: "low" })
      // A browser that does not know the kind would never report its end.
      if (!link.relList.supports(rel)) continue
      if (as) link.as = as
      running++
      link.onload = link.onerror = () => {
        running--
        start()
      }
      document.head.append(link)
    }
  }

  return (links, withData) => {
    const fresh = links.filter(({ rel, href }) => (withData || rel === "modulepreload") && !requested.has(href))
    for (const { href } of fresh) requested.add(href)
    // What is meant goes before what is only seen.
    waiting = withData ? [...fresh, ...waiting] : [...waiting, ...fresh]
    start()
  }
}
