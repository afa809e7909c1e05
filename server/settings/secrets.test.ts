import { Writable } from "node:stream"
import { expect, test } from "vitest"
import { failureText } from "../process/failure.ts"
import { readConfig } from "./config.ts"
import { createLog, errorForLog } from "./log.ts"
import { registerSecret, registerUrl, withoutSecrets } from "./secrets.ts"

test("a registered secret is in no text, plain or encoded", () => {
  registerSecret("figs & melons")
  expect(withoutSecrets("figs & melons, figs%20%26%20melons")).toBe("…, …")
})

test("a secret that is part of another one leaves nothing of the longer one", () => {
  registerSecret("apricot")
  registerSecret("apricot-jam-of-the-valley")
  expect(withoutSecrets("it was apricot-jam-of-the-valley")).toBe("it was …")
})

test.each([
  ["postgres://merchant:quinces%21@db.example:5432/shop", ["quinces%21", "quinces!"]],
  ["postgres://merchant@db.example/shop?password=pomegranate", ["pomegranate"]],
  ["smtp://merchant:tamarind@mail.example", ["tamarind"]],
  ["no URL but secret all the same", []],
])("nothing secret of %s is left", (setting, parts) => {
  registerUrl(setting)
  const text = withoutSecrets(`failed: ${setting} (${parts.join(" ")})`)
  for (const part of parts) expect(text).not.toContain(part)
  expect(text).not.toContain(setting)
})

test.each([
  ["connect to redis://user:pa/ss#word@cache.example:6379 failed", "connect to redis://…@cache.example:6379 failed"],
  ["GET https://user@shop.example/path", "GET https://…@shop.example/path"],
  ["at file:///srv/node_modules/@hono/node-server/index.js:1:2", undefined],
  ["GET https://shop.example/@hanout", undefined],
  ["http://127.0.0.1:3000/", undefined],
])("the userinfo of any URL is left out: %s", (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected ?? text)
})

test("the secrets among the settings are in no line of the log and in no message", () => {
  const secrets = {
    API_TOKEN: "the-token-of-the-api-in-the-environment",
    AUTH_SECRET: "the-secret-of-the-sessions-in-the-environment",
    PGPASSWORD: "the-password-of-the-environment",
    DATABASE_URL: "postgres://merchant:carob%2Ftree@db.example/shop",
    SMTP_URL: "smtps://merchant:olive%2Fgrove@mail.example",
  }
  readConfig("all", secrets)
  const all = [...Object.values(secrets), "carob%2Ftree", "carob/tree", "olive%2Fgrove", "olive/grove"]
  const cause = Object.assign(new Error(`cause ${all.join(" ")}`), { input: secrets.DATABASE_URL })
  const error = new TypeError(`could not use ${all.join(" ")}`, { cause })
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  createLog("info", to).error({ err: error }, "failed")
  for (const text of [lines.join(""), failureText(error), JSON.stringify(errorForLog(error))]) {
    expect(text).toContain("could not use …")
    for (const secret of all) expect(text).not.toContain(secret)
  }
})

test("a failure names the setting and none of its parts", () => {
  const rejectedByPostgres = Object.assign(new Error('password authentication failed for user "merchant"'), {
    code: "28P01",
  })
  const notFound = Object.assign(new Error("getaddrinfo ENOTFOUND db.example"), { code: "ENOTFOUND" })
  const missing = Object.assign(new Error('database "shop" does not exist'), { code: "3D000" })
  for (const error of [rejectedByPostgres, notFound, missing]) {
    expect(failureText(error)).toContain("DATABASE_URL")
    expect(failureText(error)).not.toMatch(/merchant|db\.example|"shop"/)
  }
})

test("something thrown that is no error is told without secrets", () => {
  registerSecret("loquat-tree")
  expect(failureText("loquat-tree failed")).toBe("… failed")
})
