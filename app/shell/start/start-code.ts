import source from "./early-start.js?raw"

/** The page's first script without its comments, as the server draws it. */
export function startCode(): string {
  return source.replace(/^\s*(\/\/|\/\*|\*).*$/gm, "").replace(/\n\s*/g, "\n")
}
