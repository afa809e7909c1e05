import type { Plugin } from "vite"

/** Writes all other letters of a server's scripts as escapes: V8 keeps the source of a script in memory, and with a single Arabic
 *  letter or dash in it two bytes for each character. A build for browsers, which is compressed, stays as it is. */
export const asciiScripts = (): Plugin => ({
  name: "ascii-scripts",
  applyToEnvironment: ({ config }) => config.consumer === "server",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
    }
  },
})

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`
