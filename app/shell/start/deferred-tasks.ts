import type { ComponentType } from "react"
import { startAccount } from "../../customers/account/start-account.ts"
import { watchForBuilds } from "./build-updates.ts"
import { pageBuildVersion } from "./build-version.ts"
import { importOptional } from "./optional-import.ts"
import { prefersReducedData } from "./prefers-reduced-data.ts"

let isStarted = false

/** The deferred tasks of a page, a second after it is there. Once a document, also where an error page takes the layout over. */
export async function startDeferredTasks(): Promise<void> {
  if (isStarted) return
  isStarted = true
  startAccount()
  const version = pageBuildVersion
  if (import.meta.env.DEV || !version) return
  await watchForBuilds(version)
}

/** Loads what fetches ahead; nothing if the visitor prefers reduced data. */
export async function loadPreloads(): Promise<ComponentType | undefined> {
  if (import.meta.env.DEV || prefersReducedData()) return undefined
  return (await importOptional(() => import("./link-preloads.tsx"))).LinkPreloads
}
