import "./process/own-process.ts"
import { takesArchive } from "#api/admin/admin-routes.ts"
import { endPasswordHashing } from "#api/passwords/password-hash.ts"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { compose } from "./composition/compose.ts"
import { addressWarning, lacksTrustedProxy } from "./http/address-trust.ts"
import { createFinishHeaders } from "./http/answer-headers.ts"
import { createAnswerLog } from "./http/answer-log.ts"
import { mayTakeLong } from "./http/body-limits.ts"
import { consoleAddress } from "./http/console/console-address.ts"
import { composeHttp } from "./http/http.ts"
import { listen } from "./http/listen.ts"
import { createCachedPageListener } from "./pages/cached-page-listener.ts"
import { exitWithFailure } from "./process/failure.ts"
import { createMetrics } from "./process/metrics.ts"
import { listenForMetrics } from "./process/metrics-listener.ts"
import { tightenDataDir } from "./process/private-files.ts"
import { stopGracefully } from "./process/stop-gracefully.ts"
import { readConfig, roles } from "./settings/config.ts"
import { createLog } from "./settings/log.ts"

const role = roles.find((name) => name === process.argv[2]) ?? "all"

async function start() {
  const config = readConfig(role, process.env)
  const { publicUrl, trustProxy, metricsPort } = config
  const log = createLog(config.logLevel)
  const open = tightenDataDir(config.dataDir)
  if (open.length > 0) log.warn({ paths: open }, "other users of this machine may read these files")
  const metrics = metricsPort === undefined ? undefined : createMetrics()
  const composed = await compose(config, log, metrics)
  const { parts, isBearer, routeOf, inBackground, firstOwner, startSending, endStreams, close } = composed
  const warned = new Set<UnknownAddressReason>()
  const addressUnknown = (reason: UnknownAddressReason) => {
    composed.addressUnknown?.(reason)
    if (warned.has(reason)) return
    warned.add(reason)
    log.warn({ reason }, addressWarning(reason))
    process.stderr.write(`${addressWarning(reason)}\n`)
  }
  const shared = { log, publicUrl, trustProxy, routeOf, isBearer }
  const http = composeHttp(parts, { ...shared, addressUnknown, answered: metrics?.request })
  const answerHit =
    composed.findHit &&
    createCachedPageListener({
      findHit: composed.findHit,
      finishHeaders: createFinishHeaders(publicUrl),
      logAnswer: createAnswerLog(log, metrics?.request),
      publicUrl,
      trustProxy,
      routeOf,
      addressUnknown,
    })
  const { server, port } = await listen(http, {
    ...config,
    answerHit,
    takesFile: (method, pathname, body) => mayTakeLong(method, pathname, body, parts),
    takesArchive,
    mainLocale: parts.mainLocale,
  })
  const measured = metrics && (await listenForMetrics(metrics, metricsPort ?? 0))

  const address = config.publicUrl ?? `http://${config.host}:${port}`
  const stopSending = startSending?.(address)
  let sendingStopped: Promise<void> | undefined
  const stopping = stopGracefully(server, async () => {
    await sendingStopped
    await close()
    await endPasswordHashing()
  })
  stopping.addEventListener("abort", () => {
    endStreams()
    sendingStopped = stopSending?.()
  })

  const lines =
    role === "api"
      ? [`Content API   ${address}/api`]
      : [`Shop   ${address}   ${address}/ar   ${address}/en`, ...(parts.api ? [`API    ${address}/api/products`] : [])]
  if (firstOwner !== undefined) lines.push(`Console   ${consoleAddress(address, firstOwner)}`)
  if (measured) lines.push(`Metrics   http://127.0.0.1:${measured.port}/metrics`)
  process.stdout.write(`${lines.join("\n")}\nCtrl-C stops it.\n`)
  if (lacksTrustedProxy(config)) addressUnknown("https-without-proxy")
  if (config.pictureWarmUp) await inBackground(stopping)
}

start().catch(exitWithFailure)
