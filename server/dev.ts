import "./process/own-process.ts"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { getRequestListener } from "@hono/node-server"
import { createServer as createViteServer } from "vite"
import { bearerCheck } from "#api/auth.ts"
import type { Visit } from "#app/request/visit.server.ts"
import type { createStorefront } from "#app/storefront.server.ts"
import { islandsBase } from "../vite/islands.ts"
import { openEmbeddedApi } from "./composition/embedded-api.ts"
import { shopMedia } from "./composition/shop-media.ts"
import { consoleAddress } from "./http/console/console-address.ts"
import { composeHttp } from "./http/http.ts"
import { themeFile } from "./http/theme-files.ts"
import { tightenDataDir } from "./process/private-files.ts"
import { readConfig } from "./settings/config.ts"
import { createLog } from "./settings/log.ts"
import { apiToken } from "./settings/stored-secret.ts"

// The shop with hot reload: the storefront through Vite; api/, db/ and core/ by a restart (node --watch).
const config = readConfig("all", process.env)
const log = createLog(config.logLevel)
const token = apiToken(config.apiToken, config.dataDir)
tightenDataDir(config.dataDir)
const api = await openEmbeddedApi(config, token, log)
const media = shopMedia(config.dataDir, api, (problem) => log.error({ err: problem }, "picture failed"))
const vite = await createViteServer({
  root: join(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: { port: config.port + 10_000 } },
  appType: "custom",
})

// React Router's plugin expects its own scripts on every page: islands are served without it.
const islandsVite = await createViteServer({
  configFile: join(import.meta.dirname, "../vite.islands.config.ts"),
  root: join(import.meta.dirname, ".."),
  server: { middlewareMode: true, hmr: { port: config.port + 30_000 } },
  appType: "custom",
})

const consoleVite = await createViteServer({
  configFile: join(import.meta.dirname, "../console/vite.config.ts"),
  root: join(import.meta.dirname, "../console"),
  server: { middlewareMode: true, hmr: { port: config.port + 20_000 } },
  appType: "custom",
})

/** The page of the console, with Vite's own script in it. */
async function consolePage(): Promise<Response> {
  const html = await readFile(join(import.meta.dirname, "../console/index.html"), "utf8")
  const headers = { "content-type": "text/html", "content-security-policy": "frame-ancestors 'none'" }
  return new Response(await consoleVite.transformIndexHtml("/admin/", html), { headers })
}

type StorefrontModule = { createStorefront: typeof createStorefront }

const loadStorefront = async () => {
  const module = (await vite.ssrLoadModule("/app/storefront.server.ts")) as StorefrontModule
  const onError = (problem: unknown, requestId?: string) => log.error({ err: problem, requestId }, "page failed")
  return module.createStorefront({ api: (inner) => api.fetch(inner), apiToken: token, onError })
}

const pages = async (request: Request, visit: Visit) => {
  const storefront = await loadStorefront()
  const answer = await storefront.fetch(request, visit)
  // Vite's own scripts and styles are inline: only the built shop has the pages' policy.
  answer.headers.set("content-security-policy", "frame-ancestors 'none'")
  return answer
}

const parts = {
  files: themeFile,
  media: media.serve,
  api: (request: Request, { requestId, client }: Visit) => api.fetch(request, { requestId, client }),
  console: consolePage,
  pages,
  mayTakeFile: async (url: URL, visit: Visit) => (await loadStorefront()).mayTakeFile(url, visit),
  ready: api.ready,
}
const { publicUrl, trustProxy } = config
const app = composeHttp(parts, { log, publicUrl, trustProxy, isBearer: bearerCheck(token) })
const listener = getRequestListener(app.fetch)
// Vite would answer /api/products with the source of api/catalogue/public-routes.ts.
const isOurs = (path = "") => /^\/(api\/|media\/|theme\/|healthz|readyz)/.test(path)

const address = `http://${config.host}:${config.port}`

api.startSending(config.publicUrl ?? address)

const server = createServer((request, response) => {
  const { url } = request
  const toUs = () => {
    // The console's Vite takes its base off the address and does not put it back.
    request.url = url
    listener(request, response)
  }
  if (isOurs(url)) toUs()
  else if (/^\/admin(\/|$|\?)/.test(url ?? "")) consoleVite.middlewares(request, response, toUs)
  else if (url?.startsWith(islandsBase)) islandsVite.middlewares(request, response, toUs)
  else vite.middlewares(request, response, toUs)
})
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo
  const opened = `http://${config.host}:${port}`
  process.stdout.write(
    `Shop with hot reload   ${opened}\nConsole   ${consoleAddress(opened, api.firstOwner)}\nCtrl-C stops it.\n`,
  )
})
