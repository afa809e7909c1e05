import { startAccount } from "../../customers/account/start-account.ts"
import type { Build, Router } from "./chunk-failure.ts"
import { prefersReducedData } from "./prefers-reduced-data.ts"
import { quietly } from "./quiet-import.ts"

/** What a page does a second after it is there. */
export async function afterwards(build: Build, router: Router): Promise<void> {
  startAccount()
  if (import.meta.env.DEV) return
  const { watchForBuilds } = await quietly(() => import("./build-updates.ts"))
  await watchForBuilds(build.version, router)
}

/** Begins to fetch ahead, once the browser has nothing better to do; not if the visitor prefers reduced data. */
export async function preload(build: Build, router: Router): Promise<void> {
  if (import.meta.env.DEV || prefersReducedData()) return
  const { preloadLinks } = await quietly(() => import("./link-preloads.ts"))
  preloadLinks(build, router)
}
