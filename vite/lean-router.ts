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
      if (name !== "dom/ssr/routeModules.js" || !reloads.test(code)) return undefined
      changed.add(name)
      return { code: code.replace(reloads, asks), map: null }
    },
    buildEnd(problem) {
      const expected = Object.keys(unused).length + 1
      if (!problem && changed.size !== expected) throw new Error(`React Router has changed: fits ${[...changed]}`)
    },
  }
}

function routerFile(id: string): string | undefined {
  return /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/.exec(id)?.[1]?.replaceAll("\\", "/")
}
