import { expect, test } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

test("works without any setting", () => {
  expect(readConfig("all", {})).toEqual({
    role: "all",
    port: 3000,
    host: "localhost",
    dataDir: "./data",
    databaseUrl: undefined,
    databaseLimits: {},
    apiBase: undefined,
    mediaHost: undefined,
    apiToken: undefined,
    backupCopies: undefined,
    backupTimes: {},
    backupDir: "data/backups",
    authSecret: undefined,
    publicUrl: undefined,
    sampleData: true,
    pictureWarmUp: true,
    trustProxy: undefined,
    metricsPort: undefined,
    logLevel: "warn",
    smtp: undefined,
    mailFrom: undefined,
    pluginsDir: "./plugins",
    webhooksGoAnywhere: false,
  })
})

test("the API alone listens on 1337, where a storefront alone looks for it", () => {
  expect(readConfig("api", {}).port).toBe(1337)
  expect(readConfig("storefront", {}).apiBase).toBe("http://localhost:1337")
})

test("reads the origin of a media host", () => {
  expect(readConfig("storefront", { MEDIA_HOST: "https://Media.example.dz:443/" }).mediaHost).toBe(
    "https://media.example.dz",
  )
})

test("takes an empty variable for an unset one", () => {
  expect(readConfig("all", { PORT: "", API_TOKEN: " " })).toMatchObject({ port: 3000, apiToken: undefined })
})

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["DATABASE_POOL_SIZE", "0"],
  ["DATABASE_STATEMENT_TIMEOUT", "8s"],
  ["API_BASE", "localhost:1337"],
  ["MEDIA_HOST", "media.example.dz"],
  ["MEDIA_HOST", "ftp://media.example.dz"],
  ["MEDIA_HOST", "https://media.example.dz/shop"],
  ["MEDIA_HOST", "https://media.example.dz?a"],
  ["API_TOKEN", "short"],
  ["AUTH_SECRET", "a-password-of-a-person"],
  ["PUBLIC_URL", "shop.example"],
  ["SAMPLE_DATA", "perhaps"],
  ["TRUST_PROXY", "everyone"],
  ["METRICS_PORT", "-1"],
  ["LOG_LEVEL", "loud"],
  ["SMTP_URL", "mail.example.dz"],
  ["SMTP_URL", "http://mail.example.dz"],
  ["SMTP_URL", "smtp://u:%ZZ@mail.example.dz"],
  ["MAIL_FROM", "the shop"],
  ["MAIL_FROM", "Shop <nobody>"],
])("says that %s=%s is wrong", (name, value) => {
  expect(() => readConfig("all", { [name]: value })).toThrow(ConfigError)
  expect(() => readConfig("all", { [name]: value })).toThrow(name)
})

test("takes the database's limits that are set", () => {
  const { databaseLimits } = readConfig("all", { DATABASE_POOL_SIZE: "4", DATABASE_LOCK_TIMEOUT: "250" })
  expect(databaseLimits).toEqual({ poolSize: 4, lockTimeout: 250 })
})

test("reads where mail goes and who it comes from", () => {
  const { smtp, mailFrom } = readConfig("all", {
    SMTP_URL: "smtps://shop%40example.dz:p%3Aw@mail.example.dz",
    MAIL_FROM: "Hanout <shop@example.dz>",
  })
  const auth = { user: "shop@example.dz", pass: "p:w" }
  expect(smtp).toEqual({ host: "mail.example.dz", port: 465, secure: true, auth })
  expect(mailFrom).toEqual({ name: "Hanout", address: "shop@example.dz" })
  expect(readConfig("all", { SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "shop@example.dz" })).toMatchObject({
    smtp: { host: "127.0.0.1", port: 2525, secure: false, auth: undefined },
    mailFrom: { name: null, address: "shop@example.dz" },
  })
})

const messageFor = (env: Record<string, string>) => {
  try {
    readConfig("all", env)
    return "no error"
  } catch (error) {
    return String(error)
  }
}

test("names every wrong setting at once", () => {
  const message = messageFor({ PORT: "x", SAMPLE_DATA: "y", API_TOKEN: "short" })
  expect(message).toMatch(/PORT: [\s\S]*API_TOKEN: [\s\S]*SAMPLE_DATA: /)
})

test.each([
  ["API_TOKEN", "hush"],
  ["AUTH_SECRET", "hush"],
  ["PORT", "hush"],
  ["LOG_LEVEL", "hush"],
  ["TRUST_PROXY", "hush"],
  ["DATABASE_URL", "mysql://shop:hush@db.example/shop"],
  ["DATABASE_URL", "shop:hush@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:hush host/shop"],
  // A part of the password would become the port, the database or an option.
  ["DATABASE_URL", "postgres://shop:12#hush@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:12/hush@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:12?hush@db.example/shop"],
  ["DATABASE_URL", "postgres://shop:%ZZhush@db.example/shop"],
  ["SMTP_URL", "http://shop:hush@mail.example"],
  ["SMTP_URL", "smtp://shop:hu%ZZhush@mail.example"],
  ["API_BASE", "http://shop:hush@api.example"],
  ["API_BASE", "http://hush@api.example"],
  ["PUBLIC_URL", "https://shop:hush@shop.example"],
  ["MEDIA_HOST", "https://shop:hush@media.example"],
  ["MAIL_FROM", "hush"],
])("%s=%s is wrong, and no message holds the value", (name, value) => {
  const message = messageFor({ [name]: value })
  expect(message).toContain(`${name}: must`)
  expect(message).not.toMatch(/hush|12/)
})
