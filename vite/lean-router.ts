import type { Plugin } from "vite"

/** What the shop does not use of React Router: finding routes bit by bit (the whole table comes with the page) and
 *  watching the router at work. */
const unused: Record<string, string> = {
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getManifestPath = () => ""
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = async () => false`,
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = {}`,
}

/** A screen's code that cannot be loaded: the router would reload the page again and again. Its strategies pass over an
 *  error thrown here; a screen that throws becomes the error page. */
const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/
const asks = `
  if (window.dispatchEvent(new Event("chunk-failed", { cancelable: true }))) return { default() { throw error } };
  return new Promise(() => {});`

/** The router's own way of fetching ahead, without a limit. The shop has another (app/start/link-preloads.ts). */
const fetchesAhead = /function PrefetchPageLinks\(.*\n(?:\t.*\n)+\}/
const notAhead = "function PrefetchPageLinks() { return null; }"

const rewritten: Record<string, [found: RegExp, instead: string]> = {
  "dom/ssr/routeModules.js": [reloads, asks],
  "dom/ssr/components.js": [fetchesAhead, notAhead],
}

/** Builds React Router for the browser without what the shop does not use, and with the shop's own rule for code that
 *  cannot be loaded (app/start/chunk-failure.ts). The build fails when a new version no longer fits. */
export function leanRouter(): Plugin {
  const changed = new Set<string>()
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const name = routerFile(id)
      if (!name || unused[name] === undefined) return undefined
      changed.add(name)
      return unused[name]
    },
    transform(code, id) {
      const name = routerFile(id)
      const [found, instead] = (name && rewritten[name]) || []
      if (!name || !found || instead === undefined || !found.test(code)) return undefined
      changed.add(name)
      return { code: code.replace(found, instead), map: null }
    },
    buildEnd(problem) {
      const expected = Object.keys({ ...unused, ...rewritten }).length
      if (!problem && changed.size !== expected) throw new Error(`React Router has changed: fits ${[...changed]}`)
    },
  }
}

function routerFile(id: string): string | undefined {
  return /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/.exec(id)?.[1]?.replaceAll("\\", "/")
}
