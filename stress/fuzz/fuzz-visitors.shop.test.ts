import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { testToken } from "#api/testing/shop.ts"
import { type Endpoint, endpoints } from "#app/api-client/transport/api-endpoints.server.ts"
import routes from "#app/routes.ts"
import { recordChanges } from "#db/changes/content-changes.ts"
import { inTransaction } from "#db/transaction.ts"
import { storefrontOrigin } from "#server/testing/storefront.ts"
import { counts, inFull } from "../counts.ts"
import { report } from "../report.ts"
import { fuzzSeed } from "./fuzz-trial.ts"
import { findEndpoint, sharedReads, wrongCall } from "./upstream-calls.ts"
import { listRequests, listSpots, toAddress, toRequest } from "./visitor-requests.ts"
import { fileFinder, formsIn, listRoutes, type VisitorRoute } from "./visitor-routes.ts"
import { type RouteScenarios, type Scenario, searchQuery, visitorScenarios } from "./visitor-scenarios.ts"
import { openVisitorShop, type Seen, type VisitorShop } from "./visitor-shop.ts"

let visited: VisitorShop
let scenarios: Record<string, RouteScenarios>
let table: VisitorRoute[]
beforeAll(async () => {
  visited = await openVisitorShop()
  scenarios = await visitorScenarios(visited.shop)
  table = listRoutes(await routes)
})
afterAll(() => visited.close())

/** The router asks for these of every address. */
const routersOwn = ["index", "_routes"]

/** The names that the trials send to the addresses of a file, each with hostile values. */
function sentTo(file: string, kind: "query" | "form"): Set<string> {
  const own = (scenarios[file]?.scenarios ?? []).flatMap((one) => Object.keys(one[kind] ?? {}))
  if (kind === "form") return new Set(own)
  return new Set([...own, ...routersOwn, ...(isPage(file) ? Object.keys(searchQuery) : [])])
}

/** What a file looked up, and which endpoints it called. */
type Reached = { query: Set<string>; form: Set<string>; calls: Set<Endpoint> }
const reached = new Map<string, Reached>()
const findings: string[] = []

function note(file: string, { query, form, calls }: Seen, request: string) {
  const all = reached.get(file) ?? { query: new Set(), form: new Set(), calls: new Set() }
  reached.set(file, all)
  for (const name of query) all.query.add(name)
  for (const name of form) all.form.add(name)
  const allowed = [...sharedReads, ...(scenarios[file]?.calls ?? [])]
  for (const call of calls) {
    const endpoint = findEndpoint(call.request)
    if (endpoint) all.calls.add(endpoint)
    const wrong = wrongCall(call, allowed, `Bearer ${testToken}`)
    if (wrong !== undefined) findings.push(`FUZZ_SEED=${fuzzSeed} ${wrong}\n  ← ${request}`)
  }
}

type Trial = VisitorRoute & { scenario: Scenario }

const isPage = (file: string) => file.endsWith(".tsx")

/** Every scenario of some addresses. */
function trialsOf(rows: VisitorRoute[]): Trial[] {
  return rows.flatMap((route) =>
    (scenarios[route.file]?.scenarios ?? []).map((scenario, index) => {
      const query = index === 0 && isPage(route.file) ? { ...searchQuery, ...scenario.query } : scenario.query
      return { ...route, scenario: { ...scenario, query } }
    }),
  )
}

/** How many addresses of the same file stand before one in the table. */
const placeInFile = ({ file }: VisitorRoute, index: number) =>
  table.slice(0, index).filter((before) => before.file === file).length

const firstOfFile = (row: VisitorRoute, index: number) => placeInFile(row, index) === 0

it("has a scenario for every route, and one with a form for every route that takes one", async () => {
  expect(Object.keys(scenarios).toSorted()).toEqual([...new Set(table.map(({ file }) => file))].toSorted())
  const takesForms = new Set<string>()
  for (const { pattern, file } of table.filter(firstOfFile)) {
    const path = pattern.replace("/:lang?", "").replace(/\/[:*]\w*\??/g, "/x")
    const { answer } = await visited.send(path || "/", { method: "POST", body: new URLSearchParams() }, "203.0.113.9")
    await answer.body?.cancel()
    if (answer.status !== 405) takesForms.add(file)
  }
  const withForms = Object.keys(scenarios).filter((file) => scenarios[file]?.scenarios.some(({ form }) => form))
  expect([...takesForms].toSorted()).toEqual(withForms.toSorted())
})

it("sends every field and parameter that a page shows", async () => {
  const fileOf = fileFinder(table)
  const unknown = new Set<string>()
  for (const { pattern, file, scenario } of trialsOf(table.filter(firstOfFile))) {
    if (scenario.form || !isPage(file)) continue
    const path = toAddress(pattern, scenario, { language: "", plain: false })
    const { answer } = await visited.send(path, {}, "203.0.113.9")
    for (const form of formsIn(await answer.text())) {
      const { pathname, searchParams } = new URL(form.action ?? path, new URL(path, storefrontOrigin))
      const to = fileOf(pathname) ?? ""
      const sent = sentTo(to, form.method === "POST" ? "form" : "query")
      for (const name of form.fields.keys()) if (!sent.has(name)) unknown.add(`${to}: field ${name}`)
      for (const name of searchParams.keys())
        if (!sentTo(to, "query").has(name)) unknown.add(`${to}: parameter ${name}`)
    }
  }
  expect([...unknown]).toEqual([])
})

/** At the edge of what fields and parameters hold, and no value at all: each trial sends each of them. */
const edges = ["\0", `${"x".repeat(99)}😀`, "é".repeat(81)]
const moreEdges = ["%00", "\ud800", `${"x".repeat(79)}😀`, "😀".repeat(400)]

it("answers 4xx at worst where a text is cut, too long, or none that can be stored", { tags: ["@long"] }, async () => {
  const wrong: string[] = []
  for (const { pattern, file, scenario } of trialsOf(table.filter(firstOfFile))) {
    for (const spot of listSpots(scenario)) {
      for (const value of inFull ? [...edges, ...moreEdges] : edges) {
        const { path, init, peer, replaced } = toRequest(pattern, scenario, spot, value)
        const { answer } = await visited.send(path, init, peer)
        await answer.body?.cancel()
        if (answer.status >= 500)
          wrong.push(`status ${answer.status} ${file} ← ${init.method} ${path.slice(0, 300)}: ${replaced}`)
      }
    }
  }
  expect(wrong).toEqual([])
})

/** The path of an address as the router reads it. */
const pathOf = (address: string) => new URL(storefrontOrigin + address).pathname.replace(/\/+$/, "") || "/"

it("lets nothing that a visitor sends choose path, method or headers of a call with the bearer", async () => {
  let sent = 0
  // What the storefront has in memory is read again, and its calls are seen.
  await inTransaction(visited.shop.db, (tx) => recordChanges(tx, ["all"]))
  const fileOf = fileFinder(table)
  const rows = table.filter((row, index) => inFull || placeInFile(row, index) < 3)
  const isFirst = new Set(table.filter(firstOfFile).map(({ pattern }) => pattern))
  for (const { pattern, scenario } of trialsOf(rows)) {
    // The same code reads the form at all addresses of a file.
    const isWhole = inFull || isFirst.has(pattern)
    for (const spot of listSpots(scenario).filter((one) => isWhole || !one.startsWith("form."))) {
      const requests = listRequests(pattern, scenario, spot)
      const seed = fuzzSeed + sent
      for (const { path, init, peer, replaced } of fc.sample(requests, { seed, numRuns: counts.fuzzedVisitors })) {
        const request = `${init.method} ${path.slice(0, 500)}: ${replaced}`
        const { answer, seen } = await visited.send(path, init, peer)
        await answer.body?.cancel()
        if (answer.status >= 500) findings.push(`FUZZ_SEED=${fuzzSeed} status ${answer.status}\n  ← ${request}`)
        // A value in the path may lead to another page, which may call what is its own.
        note(fileOf(pathOf(path)) ?? "not-found.tsx", seen, request)
        sent += 1
      }
    }
  }
  expect(findings.slice(0, 20)).toEqual([])
  expect(visited.errors.filter((error) => error instanceof RangeError || error instanceof TypeError)).toEqual([])
  const missed = [...reached].flatMap(([file, { query, form, calls }]) => [
    ...[...query]
      .filter((name) => !sentTo(file, "query").has(name))
      .map((name) => `${file} reads the parameter ${name}`),
    ...[...form].filter((name) => !sentTo(file, "form").has(name)).map((name) => `${file} reads the field ${name}`),
    ...(scenarios[file]?.calls ?? []).filter((call) => !calls.has(call)).map((call) => `${file} never calls ${call}`),
  ])
  expect(missed).toEqual([])
  const called = new Set([...reached.values()].flatMap(({ calls }) => [...calls]))
  expect(endpoints.filter((endpoint) => !called.has(endpoint))).toEqual([])
  report("generated visitors' requests, each with the calls that it caused", sent, `${called.size} endpoints called`)
})
