import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { createContext, runInContext } from "node:vm"

type Cell = string | number

/** What a sheet makes of a value that a script appends, as far as the script of the documentation depends on it. */
function toCell(value: unknown): Cell {
  if (typeof value === "number") return value
  const text = String(value ?? "")
  if (text.startsWith("'")) return text.slice(1)
  if (text.startsWith("=")) return "#FORMULA"
  return text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** The script of docs/webhooks.md, deployed as a web app: it answers a POST by a redirect to where its text is shown, whatever it does. */
export async function deployAppsScript() {
  const [, script = ""] = /```js\n([\s\S]+?)```/.exec(
    readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8"),
  ) ?? [""]
  const rows: Cell[][] = []
  const answers: string[] = []
  const sheet = {
    appendRow: (values: unknown[]) => void rows.push(values.map(toCell)),
    createTextFinder: (text: string) => ({
      matchEntireCell: () => ({ findNext: () => rows.find((row) => row.includes(text)) ?? null }),
    }),
  }
  const context = createContext({
    SpreadsheetApp: { getActive: () => ({ getSheets: () => [sheet] }) },
    ContentService: { createTextOutput: (text: string) => text },
  })
  runInContext(script, context)
  const server = createServer(async (request, response) => {
    if (request.method === "GET") return response.end(answers.at(-1))
    let contents = ""
    for await (const chunk of request) contents += String(chunk)
    const { searchParams } = new URL(request.url ?? "", "http://script.test")
    const given = { parameter: Object.fromEntries(searchParams), postData: { contents } }
    answers.push(runInContext("doPost", context)(given))
    response.writeHead(302, { location: "/echo" }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/exec`,
    rows,
    answers,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
