import { join } from "node:path"

/** Files of React Router in place of which the browser gets these. Finding routes bit by bit: the whole table comes with
 *  the page. Watching the router at work, redirects out of server components: nobody does. */
export const replaced: Record<string, string> = {
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
  "errors.js": `
    export const decodeRedirectErrorDigest = () => undefined
    export const decodeRouteErrorResponseDigest = () => undefined`,
}

/** Functions that the shop does not use, and what is left of each: a file's functions by name. */
export const cut: Record<string, Record<string, string>> = {
  "dom/ssr/components.js": {
    // The router's own ways of fetching ahead, without a limit. The shop has another (app/shell/start/link-preloads.ts).
    PrefetchPageLinks: "return null",
    usePrefetchBehavior: "return [false, null, {}]",
  },
  // Only the root has links of its own, and it is always there.
  "dom/ssr/links.js": { prefetchStyleLinks: "" },
  "dom/ssr/routes.js": {
    // Hot reload, and pages that no server draws.
    createClientRoutesWithHMRRevalidationOptOut: "",
    getShouldRevalidateFunction: "return route.shouldRevalidate",
  },
  "dom/ssr/single-fetch.js": { nonSsrStrategy: "" },
  "dom/ssr/fallback.js": { RemixRootDefaultHydrateFallback: "return null" },
  "dom/lib.js": { HistoryRouter: "" },
  // The root has an error page, so that the router's own is never drawn.
  "hooks.js": { DefaultErrorComponent: "return null", RSCErrorHandler: "return children" },
  "components.js": { Await: "" },
  "router/router.js": {
    checkFogOfWar: "return { active: false, matches: null }",
    discoverRoutes: "",
    patchRoutes: "",
    patchRoutesImpl: "",
    _internalSetRoutes: "",
    getBlocker: "",
    updateBlocker: "",
    deleteBlocker: "",
    shouldBlockNavigation: "",
    restoreAppliedTransitions: "",
    persistAppliedTransitions: "",
  },
}

/** What the router tells a developer. The development server has it. */
const warnings: [RegExp, string] = [/\b(?:warning|warnOnce)\(.*\);$/gm, ";"]

/** Other places, by what is found there and what stands there instead. */
export const rewritten: Record<string, [found: RegExp, instead: string][]> = {
  // A screen's code that cannot be loaded: the router would reload the page again and again. Its strategies pass over an
  // error thrown here; a screen that throws becomes the error page.
  "dom/ssr/routeModules.js": [
    [
      /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
      `if (window.dispatchEvent(new Event("chunk-failed", { cancelable: true }))) return { default() { throw error } };
      return new Promise(() => {});`,
    ],
  ],
  // A page's data are read once more after an answer that may pass, as all that is read; forms are sent once.
  "dom/ssr/single-fetch.js": [
    [
      /^/,
      `import { readAgain } from ${JSON.stringify(join(import.meta.dirname, "../app/shell/start/read-again.ts"))};\n`,
    ],
    [
      /let res = await fetch\(url, await createRequestInit\(request\)\);/,
      'const send = request.method === "GET" ? readAgain : fetch;\n\tlet res = await send(url, await createRequestInit(request));',
    ],
  ],
  "dom/lib.js": [
    [/const NavLink = .*\n(?:\t.*\n)+\}\);\nNavLink\.displayName = .*/, "const NavLink = null;"],
    warnings,
  ],
  "components.js": [
    [/var AwaitErrorBoundary = class.*\n(?:\t.*\n)+\};/, "const AwaitErrorBoundary = null;"],
    // View transitions.
    [/if \(!viewTransitionOpts .*\{/, "{"],
    [/\tReact\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.[\s\S]*?(?=\tlet navigator = )/, ""],
    warnings,
  ],
  "router/router.js": [
    [
      /(let viewTransitionOpts;\n)\t\tif [\s\S]*?(?=\t\tupdateState\(\{\n\t\t\t\.\.\.newState,\n\t\t\tactionData)/,
      "$1",
    ],
    warnings,
  ],
  "router/utils.js": [warnings],
  "router/history.js": [warnings],
}

/** What the screens can no longer use. */
export const gone =
  /\b(?:(?:NavLink|Await|useBlocker|PrefetchPageLinks|HydrateFallback|viewTransition|unstable_HistoryRouter)\b|prefetch=["{])/

/** What only the root may have: links of a screen's own are no longer waited for. */
export const goneFromScreens = /export (?:const|function) links\b/
