import { afterAll, beforeAll, expect, it } from "vitest"
import { listEnvelope } from "../common/contract-envelope.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { mailRow } from "./contract.ts"

let shop: TestShop
let manager: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager")
})
afterAll(() => shop.close())

const list = async (query = "") => {
  const answer = await manager.send("GET", `/api/admin/mails${query}`)
  expect(answer.status).toBe(200)
  return listEnvelope(mailRow).parse(await answer.json()).data
}
const again = (documentId: string) => manager.send("POST", `/api/admin/mails/${documentId}/again`)
const settle = (values: { status: "sent" | "failed"; data?: null; last_problem?: "refused"; last_code?: number }) =>
  shop.db.updateTable("mail_outbox").set(values).execute()

it("lists mails with what became of them, and sends one again", async () => {
  await placedOrder(shop, { email: "Amina_B@example.dz" })
  const [waiting] = await list()
  expect(waiting).toMatchObject({ kind: "order-received", status: "waiting", tries: 0, maySendAgain: false })
  expect(waiting?.recipient).toBe("Amina_B@example.dz")
  const id = waiting?.documentId ?? ""
  expect((await again(id)).status).toBe(409)

  await settle({ status: "failed", last_problem: "refused", last_code: 550 })
  const [failed] = await list("?status=failed&kind=order-received&q=AMINA_b")
  expect(failed).toMatchObject({ status: "failed", problem: "refused", code: 550, nextTryAt: null, maySendAgain: true })
  expect(await list("?status=sent")).toEqual([])
  expect(await list("?q=nobody")).toEqual([])

  const answer = await again(id)
  expect(mailRow.parse(((await answer.json()) as { data: unknown }).data)).toMatchObject({
    status: "waiting",
    tries: 0,
  })
  const audit = await shop.db
    .selectFrom("audit_log")
    .select(["action", "document_id"])
    .where("resource", "=", "mails")
    .execute()
  expect(audit).toEqual([{ action: "send-again", document_id: id }])
})

it("sends no mail again whose secret is gone", async () => {
  await settle({ status: "sent", data: null })
  const [sent] = await list()
  expect(sent?.maySendAgain).toBe(false)
  expect((await again(sent?.documentId ?? "")).status).toBe(409)
})

it("names a parameter that it does not know", async () => {
  expect((await manager.send("GET", "/api/admin/mails?state=sent")).status).toBe(400)
})
