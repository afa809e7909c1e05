import { type ComponentType, useEffect, useLayoutEffect, useState } from "react"
import { useLocation, useNavigation } from "react-router"
import { preloadErrorPage } from "../late-error-page.tsx"
import { publishRendered } from "./navigation.ts"
import { importOptional } from "./optional-import.ts"
import { useRouteFailure } from "./route-failure.ts"
import { whenIdle } from "./when-idle.ts"

/** Milliseconds until the first look for a new build (specification, section 9). */
const firstLook = 1000

const loadTasks = () => importOptional(() => import("./deferred-tasks.ts"))

/** Begins what a page does besides being shown, and tells code outside of React where a navigation leads. */
export function PageTasks() {
  const navigation = useNavigation()
  const location = useLocation()
  const [Preloads, setPreloads] = useState<ComponentType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address may change without a navigation under way
  useLayoutEffect(() => publishRendered(navigation), [navigation, location])
  useRouteFailure()
  const isLeaving = navigation.state !== "idle"
  useEffect(() => {
    if (isLeaving) preloadErrorPage()
  }, [isLeaving])
  useEffect(() => {
    const timer = setTimeout(async () => (await loadTasks()).startDeferredTasks(), firstLook)
    whenIdle(async () => {
      const Loaded = await (await loadTasks()).loadPreloads()
      setPreloads(() => Loaded)
    })
    return () => clearTimeout(timer)
  }, [])
  return Preloads && <Preloads />
}
