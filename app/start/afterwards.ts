import { signedInMark } from "../account/signed-in-mark.ts"
import type { Build, Router } from "./chunk-failure.ts"
import { quietly } from "./quiet-import.ts"

/** Milliseconds until the first look for a new build (specification, section 9). */
const firstLook = 1000

/** What a page does once it is there and the browser has nothing better to do. */
export function afterwards(build: Build, router: Router): void {
  if (signedInMark().read()) {
    quietly(() => import("../account/follow-account.ts")).then(
      ({ followAccount }) => followAccount(),
      () => {},
    )
  }
  if (import.meta.env.DEV) return
  setTimeout(async () => {
    const { watchForBuilds } = await quietly(() => import("./build-updates.ts"))
    await watchForBuilds(build.version, router)
  }, firstLook)
}
