import { setMaxListeners } from "node:events"
import { resolve } from "node:path"
import type { Logger } from "pino"
import { anyNetwork, publicNetwork } from "#api/common/public-network.ts"
import { createApi, type RequestOrigin } from "#api/composition/api.ts"
import { firstOwnerToken } from "#api/staff/first-owner.ts"
import { setPluginAdapters } from "#carriers/list/adapters.ts"
import type { UnknownAddressReason } from "#core/customers/unknown-address.ts"
import { storeStarterSizeGuides } from "#db/catalogue/starter-size-guides.ts"
import { noteUnknownAddress } from "#db/customers/unknown-addresses.ts"
import { openDatabase } from "#db/database.ts"
import { storePluginSubscribers } from "#db/events/plugin-subscribers.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { databaseState } from "#db/migrations/readiness.ts"
import { fillEmptyShop } from "#db/sample/load-sample.ts"
import { storeStarterPages } from "#db/sample/starter-pages.ts"
import { holdShopLock } from "#db/shop-lock.ts"
import { isLargeFile } from "#db/sqlite.ts"
import { backupService } from "../backup/backup-service.ts"
import { s3Copies } from "../backup/s3-copies.ts"
import { startCarrierWorker } from "../carriers/carrier-worker.ts"
import { startEventWorker } from "../events/event-worker.ts"
import { lacksTrustedProxy } from "../http/address-trust.ts"
import { startMail } from "../mail/start-mail.ts"
import type { MasterPictures } from "../pictures/master-pictures.ts"
import { themePictures } from "../pictures/theme-pictures.ts"
import { uploadedPictures } from "../pictures/uploaded-pictures.ts"
import { loadPlugins, PluginError } from "../plugins/load-plugins.ts"
import type { PluginShop } from "../plugins/plugin.ts"
import { pluginReceiver } from "../plugins/plugin-events.ts"
import { paymentMethods, paymentRecorder } from "../plugins/plugin-payments.ts"
import { pluginRoutes } from "../plugins/plugin-routes.ts"
import { checkAtStart, checkForDamage, forgetDamage } from "../process/damage-check.ts"
import { indexStore } from "../process/index-store.ts"
import { type ReadyState, readiness } from "../process/readiness.ts"
import { startScheduledJobs } from "../process/scheduled-jobs.ts"
import { shopJobs } from "../process/shop-jobs.ts"
import type { Config } from "../settings/config.ts"
import { authSecret } from "../settings/stored-secret.ts"

export type EmbeddedApi = {
  /** @param from its id is for the log, where the request has none of its own */
  fetch: (request: Request, from?: RequestOrigin) => Promise<Response>
  ready: () => Promise<ReadyState>
  /** The pictures that the merchant uploaded. */
  uploads: MasterPictures
  /** Answers the addresses of the theme's logos and favicons. */
  themePictures: (request: Request) => Promise<Response | undefined>
  /** Answers what is requested of plugins; undefined = none of them has addresses. */
  plugins: ((request: Request) => Promise<Response>) | undefined
  /** Token of the link that creates the first owner; null = the shop has a member. */
  firstOwner: string | null
  /** Sends mail and events that wait, until it is stopped.
   *  @param origin the shop's address, for links */
  startSending: (origin: string) => () => Promise<void>
  /** Notes that addresses of clients are not known, for the console of every process. */
  addressUnknown: (reason: UnknownAddressReason) => void
  /** Ends answers that would go on, such as streams of events: the process stops. */
  endStreams: () => void
  close: () => Promise<void>
}

/** Opens the database, brings it up to date, fills an empty one with the sample shop,
 *  adds the information pages that a shop must have and size guides, and answers the content API.
 *  @throws when the database cannot be used; the message says why */
export async function openEmbeddedApi(config: Config, token: string, log: Logger): Promise<EmbeddedApi> {
  const plugins = await loadPlugins(config.pluginsDir)
  if (!config.publicUrl && plugins.some(({ payment }) => payment)) {
    throw new PluginError("A plugin with a payment needs PUBLIC_URL, to which its service leads shoppers back")
  }
  const db = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    limits: config.databaseLimits,
    check: checkAtStart(config.dataDir),
  })
  forgetDamage(config.dataDir)
  const releaseShopLock = await holdShopLock(config.databaseUrl)
  await migrate(db)
  if (config.sampleData) await fillEmptyShop(db, new Date())
  await storeStarterPages(db, new Date())
  await storeStarterSizeGuides(db, new Date())
  const stopping = new AbortController()
  // One listener a stream.
  setMaxListeners(0, stopping.signal)
  const { backupDir, backupCopies, backupTimes } = config
  const copies = backupCopies && s3Copies(backupCopies, backupTimes)
  const backups = backupService(db, resolve(backupDir), copies, (error) =>
    log.error({ err: error }, "backup not copied"),
  )
  // Its command would go on without this process.
  stopping.signal.addEventListener("abort", () => void backups.close())
  const secret = authSecret(config.authSecret, config.dataDir)
  const network = config.webhooksGoAnywhere ? anyNetwork : publicNetwork
  const pluginShop = (name: string): PluginShop => ({
    fetch: apiOfPlugins((request) => api.fetch(request), token),
    dataDir: resolve(config.dataDir),
    log,
    recordPayment: paymentRecorder(db, name),
  })
  setPluginAdapters(plugins.flatMap(({ carrier }) => carrier ?? []))
  const payments = paymentMethods(plugins, pluginShop, network)
  const api = createApi({
    db,
    backups,
    payments,
    token,
    log,
    ...(programBuild && { indexStore: indexStore(config.dataDir, programBuild) }),
    stopping: stopping.signal,
    staff: { secret, publicUrl: config.publicUrl, network },
  })
  // A thread starts before this one is busy with the storefront's code. What fails is tried again by the first page.
  await api.prepare().catch(() => undefined)
  const receivers = plugins.flatMap(({ name, events = [], onEvent }) => (onEvent ? [{ name, types: events }] : []))
  const withoutRoom = await storePluginSubscribers(db, receivers, new Date())
  if (withoutRoom.length > 0) throw new PluginError(`No room for events of ${withoutRoom.join(", ")}: remove webhooks`)
  const addressUnknown = (reason: UnknownAddressReason) => {
    noteUnknownAddress(db, reason, new Date()).catch((error: unknown) => log.error({ err: error }, "not noted"))
  }
  const jobs = shopJobs(db)
  jobs.push({ name: "nightly-backup", everySeconds: 60, run: backups.runNightly })
  // Shown for a quarter of an hour after it was last noted: as long as this process runs.
  const note = (now: Date) => noteUnknownAddress(db, "https-without-proxy", now)
  if (lacksTrustedProxy(config)) {
    await note(new Date())
    jobs.push({ name: "note-unknown-address", everySeconds: 300, run: note })
  }
  const stopJobs = startScheduledJobs(jobs, { log })
  const isUnchecked = !config.databaseUrl && isLargeFile(config.dataDir)
  const stopCheck = isUnchecked ? checkForDamage(config.dataDir) : () => undefined
  return {
    fetch: api.fetch,
    ready: readiness(() => databaseState(db), "database"),
    uploads: uploadedPictures(db),
    themePictures: themePictures(db),
    plugins: plugins.some(({ fetch }) => fetch) ? pluginRoutes(plugins, pluginShop) : undefined,
    firstOwner: await firstOwnerToken(db, new Date()),
    startSending: (origin) => {
      const sendToPlugin = pluginReceiver(plugins, pluginShop)
      const stops = [
        startMail(config, { db, log, origin }),
        startEventWorker({ db, network, shopSecret: secret, log, sendToPlugin }),
        startCarrierWorker({ db, network, shopSecret: secret, log }),
      ]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
    addressUnknown,
    endStreams: () => stopping.abort(),
    close: async () => {
      // The job that makes the nightly one ends with it.
      await backups.close()
      stopCheck()
      await stopJobs()
      await api.close().catch(() => undefined)
      await db.destroy()
      await releaseShopLock()
    },
  }
}

/** The content API as plugins call it: with the shop's bearer, and nothing but the API. */
function apiOfPlugins(api: EmbeddedApi["fetch"], token: string): PluginShop["fetch"] {
  return async (path, init) => {
    const url = new URL(path, "http://content.internal")
    if (url.origin !== "http://content.internal" || !url.pathname.startsWith("/api/")) {
      throw new RangeError("A plugin calls addresses that begin with /api/")
    }
    const request = new Request(url, init)
    request.headers.set("authorization", `Bearer ${token}`)
    return api(request)
  }
}

/** Written into the built program by `server/vite.config.ts`: another text for every build. */
declare const PROGRAM_BUILD: string | undefined

/** Names the build of the running program; undefined where its sources run as they are. */
const programBuild: string | undefined = typeof PROGRAM_BUILD === "string" ? PROGRAM_BUILD : undefined
