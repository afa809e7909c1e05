import { DatabaseError } from "#db/database-error.ts"
import { whyUnavailable } from "#db/unavailable.ts"
import { compose } from "./compose.ts"
import { ConfigError, readConfig, roles } from "./config.ts"
import { consoleAddress } from "./console-address.ts"
import { composeHttp } from "./http.ts"
import { listen } from "./listen.ts"
import { createLog } from "./log.ts"
import { createMetrics } from "./metrics.ts"
import { listenForMetrics } from "./metrics-listener.ts"
import { stopGracefully } from "./stop-gracefully.ts"

const role = roles.find((name) => name === process.argv[2]) ?? "all"

async function start() {
  const config = readConfig(role, process.env)
  const { publicUrl, trustProxy, metricsPort } = config
  const log = createLog(config.logLevel)
  const metrics = metricsPort === undefined ? undefined : createMetrics()
  const { parts, routeOf, inBackground, firstOwner, startMail, endStreams, close } = await compose(config, log, metrics)
  const http = composeHttp(parts, { log, publicUrl, trustProxy, routeOf, answered: metrics?.request })
  const { server, port } = await listen(http, config)
  const measured = metrics && (await listenForMetrics(metrics, metricsPort ?? 0))

  const address = config.publicUrl ?? `http://${config.host}:${port}`
  const stopMail = startMail?.(address)
  let mailStopped: Promise<void> | undefined
  const stopping = stopGracefully(server, async () => {
    await mailStopped
    await close()
  })
  stopping.addEventListener("abort", () => {
    endStreams()
    mailStopped = stopMail?.()
  })

  const lines =
    role === "api"
      ? [`Content API   ${address}/api`]
      : [`Shop   ${address}   ${address}/ar   ${address}/en`, ...(parts.api ? [`API    ${address}/api/products`] : [])]
  if (firstOwner !== undefined) lines.push(`Console   ${consoleAddress(address, firstOwner)}`)
  if (measured) lines.push(`Metrics   http://127.0.0.1:${measured.port}/metrics`)
  process.stdout.write(`${lines.join("\n")}\nCtrl-C stops it.\n`)
  await inBackground(stopping)
}

start().catch((problem: unknown) => {
  const known = problem instanceof ConfigError || problem instanceof DatabaseError
  const message =
    problem instanceof Error ? (known ? problem.message : (problem.stack ?? problem.message)) : String(problem)
  process.stderr.write(`${explain(problem) ?? message}\n`)
  process.exit(1)
})

function explain(problem: unknown): string | undefined {
  if (whyUnavailable(problem) === "away" && problem instanceof Error) {
    const reason = problem.message || ("code" in problem ? String(problem.code) : "")
    return `The database cannot be reached: ${reason}. Is it running, and is DATABASE_URL right?`
  }
  if (!(problem instanceof Error) || !("code" in problem)) return undefined
  if (problem.code === "EADDRINUSE")
    return `The port is taken. Choose another: PORT=3001 npm start\n(${problem.message})`
  if (problem.code === "EACCES") return `No permission: ${problem.message}`
  return undefined
}
