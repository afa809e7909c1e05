import type { ChildProcess } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import process from "node:process"
import { expect, test } from "@playwright/test"
import { calls } from "#api/testing/strapi-client/calls.ts"
import { compareShapes, leftOut } from "#api/testing/strapi-client/compare.ts"
import { listShapes, type Shape } from "#api/testing/strapi-client/shape.ts"
import { startProcess, temporaryData } from "#server/testing.ts"
import { startStrapi, strapi } from "./real-strapi.ts"

const recordedFile = new URL("../../api/testing/strapi-client/recorded.json", import.meta.url)
const tableFile = new URL("../../docs/strapi/client.md", import.meta.url)

const token = "a-token-for-tests-of-32-characters"

let running: ChildProcess
test.beforeAll(async () => {
  running = await startStrapi()
})
test.afterAll(() => {
  running?.kill("SIGKILL")
})

/** What our API answers, with the sample shop. */
async function ownAnswers(): Promise<Record<string, Shape>> {
  const data = temporaryData()
  const shop = await startProcess("api", { DATA_DIR: data.dir, API_TOKEN: token })
  try {
    return await listShapes(`${shop.url}/api`, token)
  } finally {
    await shop.stop()
    data.remove()
  }
}

const statusOf = (shape: Shape = []) => shape[0]?.replace("status ", "")

/** The table of calls for readers. */
function tableOf(answers: Record<string, Shape>, own: Record<string, Shape>): string {
  const rows = calls.map(({ name }) => {
    const { differs, known } = compareShapes(answers[name] ?? [], own[name] ?? [])
    const missing = [...differs, ...known].map((entry) => `\`${entry}\``).join(", ")
    return `| ${name} | ${statusOf(answers[name])} | ${statusOf(own[name])} | ${(answers[name]?.length ?? 1) - 1} | ${missing} |`
  })
  const reasons = leftOut.map(([path, reason]) => `- \`${path.source}\`: ${reason}.`)
  return [
    "# `@strapi/client` against both servers",
    "",
    "`RECORD=1 npm run test:strapi` sends each call to the pinned Strapi and to our API and writes this table. A field is a",
    "path of the answer with the kind of its value; ours may have more. `npm test` compares our answers with the recorded ones.",
    "",
    "| Call | Strapi | Ours | Fields compared | Left out |",
    "|---|---|---|---|---|",
    ...rows,
    "",
    "Left out, by path:",
    "",
    ...reasons,
    "",
  ].join("\n")
}

test("Strapi answers its own client as it was recorded", async () => {
  const answers = await listShapes(`${strapi.url}/api`, strapi.clientToken)
  if (process.env.RECORD === "1") {
    const own = await ownAnswers()
    writeFileSync(recordedFile, `${JSON.stringify(answers, null, 2)}\n`)
    writeFileSync(tableFile, tableOf(answers, own))
  }
  expect(answers).toEqual(JSON.parse(readFileSync(recordedFile, "utf8")))
})
