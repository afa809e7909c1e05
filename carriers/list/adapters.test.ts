import { expect, test } from "vitest"
import { platforms } from "#core/carriers/platform.ts"
import { CarrierError, type Connection } from "../adapter.ts"
import { exampleParcel } from "../testing/examples.ts"
import { adapters } from "./adapters.ts"

const secret = "a-secret-that-no-error-may-say"

/** An account whose carrier repeats what it is sent, keys and all, in an answer of a status. */
function repeating(platform: (typeof platforms)[number], status: number, isJson: boolean): Connection {
  const adapter = adapters[platform]
  return {
    account: {
      baseUrl: "https://carrier.test/api/",
      keys: Object.fromEntries(adapter.keys.map((name) => [name, secret])),
      webhookSecret: secret,
    },
    send: async ({ url, headers, body }) => {
      const text = JSON.stringify([url.href, headers, body])
      return { status, headers: {}, body: Buffer.from(isJson ? JSON.stringify({ message: text }) : text) }
    },
  }
}

test.each(platforms)("%s says no key in an error, even where the carrier repeats it", async (platform) => {
  const adapter = adapters[platform]
  const said: string[] = []
  for (const status of [200, 400, 401, 403, 422, 429, 500]) {
    for (const isJson of [true, false]) {
      const connection = repeating(platform, status, isJson)
      const parcel = exampleParcel("A-1", { communeId: "1/2" })
      const calls = [
        adapter.check(connection),
        adapter.places(connection, null),
        adapter.createParcels(connection, [parcel, { ...parcel, reference: "A-2" }]),
        adapter.track(connection, ["T-1"]),
        adapter.cancel?.(connection, "T-1"),
        adapter.label?.(connection, "T-1", null),
        adapter.validate?.(connection, ["T-1"]),
        adapter.findByReference?.(connection, ["A-1"]),
      ]
      for (const answer of await Promise.allSettled(calls)) {
        if (answer.status === "fulfilled") said.push(JSON.stringify(answer.value) ?? "")
        else {
          expect(answer.reason).toBeInstanceOf(CarrierError)
          said.push(`${answer.reason.message} ${answer.reason.words}`)
        }
      }
    }
  }
  expect(said.join("\n")).not.toContain(secret)
})

test.each(platforms)("%s names what a merchant needs to connect", (platform) => {
  const { hosts, keys, maxBatch, maxTracked, quotas } = adapters[platform]
  expect(adapters[platform].platform).toBe(platform)
  for (const { baseUrl } of hosts) expect(baseUrl).toMatch(/^https:\/\/.*\/$/)
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length)
  expect(Math.min(keys.length, maxBatch, maxTracked, quotas.length)).toBeGreaterThan(0)
})
