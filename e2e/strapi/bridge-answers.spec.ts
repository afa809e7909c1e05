import type { ChildProcess } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import process from "node:process"
import { expect, test } from "@playwright/test"
import { recordedFile } from "#strapi/testing/recorded-answers.ts"
import { bridgeAnswers } from "./bridge-answers.ts"
import { startStrapi, strapi } from "./real-strapi.ts"

let running: ChildProcess
test.beforeAll(async () => {
  running = await startStrapi()
})
test.afterAll(() => {
  running?.kill("SIGKILL")
})

test("Strapi answers the calls of the bridge as it was recorded", async () => {
  const { url, token: storefront, readerToken: reader, clientToken: client } = strapi
  const answers = await bridgeAnswers(url, { storefront, reader, client })
  if (process.env.RECORD === "1") writeFileSync(recordedFile, `${JSON.stringify(answers, null, 2)}\n`)
  expect(answers).toEqual(JSON.parse(readFileSync(recordedFile, "utf8")))
})
