import { Writable } from "node:stream"
import { expect, test } from "vitest"
import { createLog, withoutPersonalData } from "./log.ts"

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  write(createLog("info", to))
  return lines.join("")
}

test("an error is logged with its kind, message, place and cause, and without its other fields", () => {
  const cause = Object.assign(new Error("duplicate key"), { detail: "Key (mobile)=(0550112233) exists", code: "23505" })
  const problem = Object.assign(new TypeError("Failed to place order", { cause }), { data: { firstname: "Amina" } })
  const text = logged((log) => log.error({ err: problem }, "page failed"))
  expect(JSON.parse(text)).toMatchObject({
    msg: "page failed",
    err: {
      type: "TypeError",
      message: "Failed to place order",
      cause: { type: "Error", message: "duplicate key", code: "23505" },
    },
  })
  expect(text).not.toMatch(/0550112233|Amina/)
  expect(text).toContain("log.test.ts")
})

test.each([
  ['[GET] "http://content.internal/api/orders/Zm9vYmFyYmF6cXV4MTIzNA": 500', "Zm9vYmFyYmF6cXV4MTIzNA"],
  ["http://shop.example/confirmation-commande?order=Zm9vYmFyYmF6cXV4MTIzNA failed", "Zm9vYmFyYmF6cXV4MTIzNA"],
  ["/confirmation-commande?order=Zm9vYmFyYmF6cXV4MTIzNA", "Zm9vYmFyYmF6cXV4MTIzNA"],
  ["http://shop.example/search?searchText=secret", "secret"],
  ["mobile 0550 11 22 33", "0550 11 22 33"],
  ["mobile +213550112233", "550112233"],
])("%s is logged without what is personal", (text, personal) => {
  expect(withoutPersonalData(text)).not.toContain(personal)
})

test("something thrown that is no error is not written out", () => {
  expect(logged((log) => log.error({ err: { mobile: "0550112233" } }, "failed"))).not.toContain("0550112233")
})
