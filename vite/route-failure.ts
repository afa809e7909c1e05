import type { Plugin } from "vite"

const file = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/

/** What React Router does when a screen's code cannot be loaded: it reloads the page that is there, each time, and nobody
 *  can have a say. The specification (section 8) wants one reload per path within ten seconds. So the shop is asked first
 *  (app/shell/start/chunk-failure.ts); a screen that throws becomes the error page. This is the one place where the build
 *  changes the router; it fails when a new version no longer fits. */
export function routeFailure(): Plugin {
  let isChanged = false
  return {
    name: "route-failure",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!file.test(id)) return undefined
      isChanged = reload.test(code)
      const asked = 'window.dispatchEvent(new Event("chunk-failed", { cancelable: true }))'
      const instead = `if (${asked}) return { default() { throw error } }; return new Promise(() => {});`
      return { code: code.replace(reload, instead), map: null }
    },
    buildEnd(problem) {
      if (!problem && !isChanged) throw new Error("React Router no longer reloads the page where this build expects it")
    },
  }
}
