import type { Plugin } from "vite"
import { cut, gone, goneFromScreens, replaced, rewritten } from "./router-cuts.ts"

/** Builds React Router for the browser without what the shop does not use (router-cuts.ts), and with the shop's own rule
 *  for code that cannot be loaded (app/shell/start/chunk-failure.ts). The build fails when a new version no longer fits. */
export function leanRouter(): Plugin {
  const waiting = new Set(Object.keys({ ...replaced, ...cut, ...rewritten }))
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const name = routerFile(id)
      if (!name || replaced[name] === undefined) return undefined
      waiting.delete(name)
      return replaced[name]
    },
    transform(code, id) {
      const ours = /[\\/]app[\\/](.+\.tsx?)$/.exec(id)?.[1]
      const used = ours && (gone.exec(code) ?? (ours === "root.tsx" ? null : goneFromScreens.exec(code)))
      if (used) throw new Error(`${id} uses ${used[0]}, which vite/router-cuts.ts takes out of the router`)
      const name = routerFile(id)
      if (!name || !(cut[name] || rewritten[name])) return undefined
      waiting.delete(name)
      return { code: leaner(name, code), map: null }
    },
    buildEnd(problem) {
      if (!problem && waiting.size > 0) throw new Error(`React Router has changed: it has no ${[...waiting]}`)
    },
  }
}

function leaner(name: string, code: string): string {
  const functions = Object.entries(cut[name] ?? {}).map(([one, left]): [RegExp, string] => [
    new RegExp(`^(\\t?)((?:async )?function ${one}\\(.*\\)) \\{\\n[\\s\\S]*?^\\1\\}$`, "m"),
    `$1$2 { ${left} }`,
  ])
  return [...functions, ...(rewritten[name] ?? [])].reduce((text, [found, instead]) => {
    if (!found.test(text)) throw new Error(`React Router has changed: ${name} has no ${found}`)
    return text.replace(found, instead)
  }, code)
}

function routerFile(id: string): string | undefined {
  return /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/.exec(id)?.[1]?.replaceAll("\\", "/")
}
