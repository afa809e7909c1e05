import source from "./early-start.js?inline-script"

/** The page's first script, as the server draws it. */
export function startCode(): string {
  return source
}
