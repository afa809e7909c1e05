import { join } from "node:path"
import { z } from "zod"
import type { PostgresLimits } from "#db/postgres.ts"
import { readDatabaseUrl } from "./database-url.ts"
import { type LogLevel, logLevels } from "./log.ts"
import { type MailSender, readMailSender } from "./mail-sender.ts"
import { readS3Url, type S3Address, type StorageTimes } from "./s3-address.ts"
import { registerSecret, registerUrl } from "./secrets.ts"
import { readSmtpUrl, type SmtpServer } from "./smtp-url.ts"
import { readTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts"

/** Parts of Hanout that a process serves: all of it, the content API alone, or the storefront alone. */
export const roles = ["all", "api", "storefront"] as const
export type Role = (typeof roles)[number]

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be a web address such as http://localhost:1337" })
  .refine(hasNoUserInfo, "must hold no user and no password")
  .transform((url) => url.replace(/\/+$/, ""))

/** Links and pages show these addresses, and `fetch` takes none with a password. */
function hasNoUserInfo(setting: string): boolean {
  if (!URL.canParse(setting)) return false
  const { username, password } = new URL(setting)
  return username === "" && password === ""
}

/** An origin alone: scheme, host and port. */
const httpOrigin = httpUrl
  .refine(
    (url) => URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`,
    "must have no path and no query",
  )
  .transform((url) => (URL.canParse(url) ? new URL(url).origin : url))

const port = z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).optional()

/** A setting that is read by a function of its own. */
const readBy = <T>(read: (setting: string) => T | null | undefined, message: string) =>
  z.string().transform((setting, context) => {
    const value = read(setting)
    if (value) return value
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })

const proxies = readBy(
  readTrustedProxies,
  "must be a number of proxies from 1 to 20, or addresses such as 10.0.0.0/8,::1",
)

const milliseconds = z.coerce
  .number({ error: "must be a number of milliseconds" })
  .int("must be a whole number of milliseconds")
  .min(100, "must be 100 milliseconds or more")
  .max(600_000, "must be 600000 milliseconds or less")
  .optional()

const onOrOff = z.enum(["on", "off"], { error: "must be on or off" }).default("on")

const settings = z.object({
  PORT: port,
  HOST: z.string().min(1).default("localhost"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: readBy(
    readDatabaseUrl,
    "must be postgres://user:password@host/name with what is odd in it as %40, or unset for SQLite in DATA_DIR",
  ).optional(),
  DATABASE_POOL_SIZE: z.coerce.number({ error: "must be a number" }).int().min(1).max(1000).optional(),
  DATABASE_CONNECT_TIMEOUT: milliseconds,
  DATABASE_LOCK_TIMEOUT: milliseconds,
  DATABASE_STATEMENT_TIMEOUT: milliseconds,
  API_BASE: httpUrl.optional(),
  MEDIA_HOST: httpOrigin.optional(),
  API_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  PUBLIC_URL: httpUrl.optional(),
  SAMPLE_DATA: onOrOff,
  PICTURE_WARM_UP: onOrOff,
  TRUST_PROXY: proxies.optional(),
  METRICS_PORT: port,
  SMTP_URL: readBy(
    readSmtpUrl,
    "must be smtp://user:password@host:587 or smtps://…, with what is odd in it as %40",
  ).optional(),
  MAIL_FROM: readBy(readMailSender, "must be an e-mail address, or Name <address>").optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_S3_URL: readBy(
    readS3Url,
    "must be https://KEY:SECRET@host/bucket/folder?region=name, with what is odd in it as %40",
  ).optional(),
  BACKUP_S3_TIMEOUT: milliseconds,
  WEBHOOK_NETWORK: z.enum(["public", "any"], { error: "must be public or any" }).default("public"),
  PLUGINS_DIR: z.string().min(1).default("./plugins"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("warn"),
})

export type Config = {
  role: Role
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  databaseLimits: Partial<PostgresLimits>
  apiBase: string | undefined
  /** Origin of the pictures of a Strapi where they do not lie under its own `/uploads`. */
  mediaHost: string | undefined
  apiToken: string | undefined
  authSecret: string | undefined
  publicUrl: string | undefined
  sampleData: boolean
  /** Whether smaller forms of pictures are made ahead of the visitors. */
  pictureWarmUp: boolean
  trustProxy: TrustedProxies | undefined
  /** The port of `/metrics` on this machine alone; undefined = nothing is counted. */
  metricsPort: number | undefined
  logLevel: LogLevel
  /** The folder of backups that are made from the console, and without a name. */
  backupDir: string
  /** Destination of copies of backups; undefined = none. */
  backupCopies: S3Address | undefined
  /** Limits of a request to there; what is left out is as usual. */
  backupTimes: Partial<StorageTimes>
  /** Whether webhooks may go to this machine and to private networks, and without TLS. */
  webhooksGoAnywhere: boolean
  /** The folder of plugins; it may be missing. */
  pluginsDir: string
  /** Where mail is handed over; undefined = it is written into files. */
  smtp: SmtpServer | undefined
  /** Sender of mail; undefined = the address of the shop's settings. */
  mailFrom: MailSender | undefined
}

/** Registers the secrets among the settings, whether they can be used or not. `pg` reads PGPASSWORD by itself. */
function registerSecrets(env: Record<string, string | undefined>): void {
  for (const name of ["API_TOKEN", "AUTH_SECRET", "PGPASSWORD"]) registerSecret(env[name]?.trim() ?? "")
  for (const name of ["DATABASE_URL", "SMTP_URL", "BACKUP_S3_URL", "API_BASE", "MEDIA_HOST", "PUBLIC_URL"]) {
    const setting = env[name]?.trim() ?? ""
    if (/[^/]@/.test(setting)) registerUrl(setting)
  }
}

/** Invalid settings. The message names each, one a line, without its value: it may be a secret in the wrong place. */
export class ConfigError extends Error {}

/** Reads the settings from the environment, and keeps their secrets out of logs and messages. An empty variable counts as unset.
 *  @throws ConfigError */
export function readConfig(role: Role, env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, env[name]?.trim() || undefined]))
  registerSecrets(env)
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])}: ${issue.message}`)
    throw new ConfigError(`Cannot start with these settings:\n${lines.join("\n")}`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, API_BASE, API_TOKEN, PUBLIC_URL, SAMPLE_DATA } = parsed.data
  const { AUTH_SECRET, TRUST_PROXY, METRICS_PORT, LOG_LEVEL, SMTP_URL, MAIL_FROM } = parsed.data
  const apiBase = API_BASE ?? (role === "storefront" ? "http://localhost:1337" : undefined)
  return {
    role,
    port: PORT ?? (role === "api" ? 1337 : 3000),
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    databaseLimits: databaseLimits(parsed.data),
    apiBase: role === "api" ? undefined : apiBase,
    mediaHost: parsed.data.MEDIA_HOST,
    apiToken: API_TOKEN,
    authSecret: AUTH_SECRET,
    publicUrl: PUBLIC_URL,
    sampleData: SAMPLE_DATA === "on",
    pictureWarmUp: parsed.data.PICTURE_WARM_UP === "on",
    trustProxy: TRUST_PROXY,
    metricsPort: METRICS_PORT,
    logLevel: LOG_LEVEL,
    backupDir: parsed.data.BACKUP_DIR ?? join(DATA_DIR, "backups"),
    backupCopies: parsed.data.BACKUP_S3_URL,
    backupTimes: parsed.data.BACKUP_S3_TIMEOUT === undefined ? {} : { timeout: parsed.data.BACKUP_S3_TIMEOUT },
    smtp: SMTP_URL,
    mailFrom: MAIL_FROM,
    pluginsDir: parsed.data.PLUGINS_DIR,
    webhooksGoAnywhere: parsed.data.WEBHOOK_NETWORK === "any",
  }
}

/** Returns the limits that were set; the others have defaults. */
function databaseLimits(data: z.infer<typeof settings>): Partial<PostgresLimits> {
  const given = {
    poolSize: data.DATABASE_POOL_SIZE,
    connectTimeout: data.DATABASE_CONNECT_TIMEOUT,
    lockTimeout: data.DATABASE_LOCK_TIMEOUT,
    statementTimeout: data.DATABASE_STATEMENT_TIMEOUT,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
