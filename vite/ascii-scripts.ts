import type { Plugin } from "vite"

/** Escapes every character of a server's scripts that is not ASCII: V8 has the source of a script in memory, and with a single
 *  Arabic letter or dash in it two bytes for each character. A build for browsers, which is compressed, stays as it is. */
export const asciiScripts = (): Plugin => ({
  name: "ascii-scripts",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, toEscape)
    }
  },
})

const toEscape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`
