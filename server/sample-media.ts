import { join } from "node:path"
import { staticFiles } from "./static-files.ts"

/** The sample shop's pictures, under `/media`. */
export function sampleMedia() {
  const serveFile = staticFiles(join(import.meta.dirname, "../sample/pictures"), /^$/)
  return (request: Request) => {
    const { headers, method, url } = request
    return serveFile(new Request(url.replace("/media/", "/"), { method, headers }))
  }
}
