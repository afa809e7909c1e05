import { startAccount } from "../../customers/account/start-account.ts"
import type { Build, Router } from "./chunk-failure.ts"
import { importOptional } from "./optional-import.ts"
import { prefersReducedData } from "./prefers-reduced-data.ts"

/** The deferred tasks of a page, a second after it is there. */
export async function startDeferredTasks(build: Build, router: Router): Promise<void> {
  startAccount()
  if (import.meta.env.DEV) return
  const { watchForBuilds } = await importOptional(() => import("./build-updates.ts"))
  await watchForBuilds(build.version, router)
}

/** Begins to fetch ahead, once the browser has nothing better to do; not if the visitor prefers reduced data. */
export async function preload(build: Build, router: Router): Promise<void> {
  if (import.meta.env.DEV || prefersReducedData()) return
  const { preloadLinks } = await importOptional(() => import("./link-preloads.ts"))
  preloadLinks(build, router)
}
