import { importOptional } from "../browser/optional-import.ts"
import { prefersReducedData } from "../browser/prefetch-pages.ts"
import { readAgain } from "../browser/read-again.ts"

/** Milliseconds between two checks for a new build (specification, section 9). The first is taken when this is called. */
const interval = 3_600_000

/** Checks for a new build now and every hour, and not if the visitor prefers reduced data. A new one is announced; the next
 *  page is of it in any case.
 *  @param own version of the build that the page is of */
export async function watchForBuilds(own: string): Promise<void> {
  const timer = setInterval(checkForBuild, interval)
  await checkForBuild()

  async function checkForBuild() {
    if (prefersReducedData() || !(await isThereAnother(own).catch(() => false))) return
    clearInterval(timer)
    const { announceBuild } = await importOptional(() => import("./announce-build.ts"))
    await announceBuild()
  }
}

/** A build counts once its own manifest is there: then its files are, too. */
async function isThereAnother(own: string): Promise<boolean> {
  const latest: { id?: unknown } = await (await readAgain("/builds/latest.json", { cache: "no-cache" })).json()
  if (typeof latest.id !== "string" || latest.id === own) return false
  return (await readAgain(`/builds/meta/${encodeURIComponent(latest.id)}.json`)).ok
}
