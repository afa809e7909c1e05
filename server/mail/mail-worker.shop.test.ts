import { afterEach, describe, expect, it } from "vitest"
import { placedOrder } from "#api/testing/placed-order.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { startMailServer } from "./testing/mail-server.ts"
import { openMailing } from "./testing/mailing.ts"

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

async function mailingWith(
  behaviour: Parameters<typeof startMailServer>[0],
  timeouts?: Parameters<typeof openMailing>[1],
) {
  const server = await startMailServer(behaviour)
  open.push(server.close)
  const mailing = await openMailing(server.url, timeouts)
  open.push(mailing.shop.close)
  const start = (...options: Parameters<typeof mailing.start>) => {
    const stop = mailing.start(...options)
    open.push(stop)
    return stop
  }
  return { ...mailing, server, start }
}

const email = "amina@example.dz"
const answered = (code: number) => Object.assign(new Error(`about ${email}`), { responseCode: code })

describe("a mail server that refuses", () => {
  it("for now is asked again after a minute, then five", async () => {
    let tries = 0
    const { shop, start, pass, until, server } = await mailingWith({
      onMail: () => (++tries < 3 ? answered(451) : undefined),
    })
    start()
    await placedOrder(shop, { email })
    const [first] = await until(([row]) => row?.last_problem != null)
    expect(first).toMatchObject({
      status: "waiting",
      tries: 1,
      handed_over: 0,
      last_problem: "refused",
      last_code: 451,
    })
    expect(first?.next_try_at).toBe("2026-11-21T10:01:00.000Z")
    pass(1)
    const [second] = await until(([row]) => row?.tries === 2)
    expect(second?.next_try_at).toBe("2026-11-21T10:06:00.000Z")
    pass(5)
    await until(([row]) => row?.status === "sent")
    expect(server.received).toHaveLength(1)
  })

  it("for good is not asked again, and no address stands in what is kept of it", async () => {
    const { shop, start, until } = await mailingWith({ onMail: () => answered(550) })
    start()
    await placedOrder(shop, { email })
    const [row] = await until(([one]) => one?.status === "failed")
    expect(row).toMatchObject({ tries: 1, last_problem: "refused", last_code: 550 })
  })

  it("is given up after nine tries and a day and a half", { tags: ["@long"] }, async () => {
    const { shop, start, pass, until } = await mailingWith({ onMail: () => answered(451) })
    start()
    await placedOrder(shop, { email })
    for (let tries = 1; tries <= 9; tries++) {
      await until(([row]) => row?.tries === tries)
      pass(12 * 60)
    }
    const [row] = await until(([one]) => one?.status === "failed")
    expect(row?.tries).toBe(9)
  })
})

describe("a mail server that breaks off after it has the mail", () => {
  it("gets it once more and never again", async () => {
    const { shop, start, pass, until, server } = await mailingWith({ onMail: () => "drop" })
    start()
    await placedOrder(shop, { email })
    const [first] = await until(([row]) => row?.last_problem != null)
    expect(first).toMatchObject({ status: "waiting", handed_over: 1 })
    pass(1)
    await until(([row]) => row?.handed_over === 2)
    pass(60)
    const [row] = await until(([one]) => one?.status === "failed")
    expect(row?.last_problem).toBe("unsure")
    expect(server.received).toHaveLength(2)
  })
})

describe("a database that is away when the server has the mail", () => {
  it("is told as soon as it is back, and the mail goes out once", async () => {
    const { shop, start, pass, until, server } = await mailingWith({})
    let failures = 0
    const db = shop.db.withPlugin({
      transformQuery({ node }) {
        const isNote = node.kind === "UpdateQueryNode" && JSON.stringify(node).includes("sent_at")
        if (isNote && failures++ === 0) throw new Error("Connection terminated unexpectedly")
        return node
      },
      transformResult: async ({ result }) => result,
    })
    start(undefined, db)
    await placedOrder(shop, { email })
    await until(([row]) => row?.status === "sent" || row?.last_problem != null)
    pass(1)
    const [row] = await until(([one]) => one?.status === "sent")
    expect(row).toMatchObject({ tries: 1, handed_over: 1 })
    expect(server.received).toHaveLength(1)
  })
})

describe("a mail server that is silent", () => {
  it("is left, and retried", async () => {
    let isSilent = true
    const { shop, start, pass, until, server } = await mailingWith(
      { options: { onConnect: (_session, done) => (isSilent ? undefined : done()) } },
      { connect: 1000, silence: 1000 },
    )
    start()
    await placedOrder(shop, { email })
    const [row] = await until(([one]) => one?.last_problem != null)
    expect(row).toMatchObject({ status: "waiting", last_problem: "timeout", handed_over: 0 })
    isSilent = false
    pass(1)
    await until(([one]) => one?.status === "sent")
    expect(server.received).toHaveLength(1)
  })
})

describe("several processes", () => {
  it("send each mail once", async () => {
    const { shop, start, until, server, now } = await mailingWith({})
    const many = 40
    const order = await placedOrder(shop)
    for (let index = 0; index < many; index++) {
      const mail = { key: `test:${index}`, kind: "order-received", locale: "fr", to: `n${index}@example.dz` } as const
      await addMail(shop.db, { ...mail, data: { order: order.documentId } }, now())
    }
    for (let workers = 0; workers < 4; workers++) start()
    await until((rows) => rows.length === many && rows.every(({ status }) => status === "sent"))
    const to = server.received.map(({ to: [address] }) => address)
    expect(new Set(to).size).toBe(many)
    expect(to).toHaveLength(many)
  })

  it("take over what another one left unsent", async () => {
    const { shop, start, until, server, pass } = await mailingWith({})
    await placedOrder(shop, { email })
    const left = { lease: "of a process that is gone", lease_until: "2026-11-21T10:05:00.000Z", tries: 1 }
    await shop.db.updateTable("mail_outbox").set(left).execute()
    start()
    pass(5)
    await until(([row]) => row?.status === "sent")
    expect(server.received).toHaveLength(1)
  })
})

describe("the outbox", () => {
  it("is emptied though what is due by time cannot be collected", async () => {
    const { shop, start, until, server, logged } = await mailingWith({})
    start(undefined, undefined, () => Promise.reject(new Error("canceling statement due to statement timeout")))
    await placedOrder(shop, { email })
    await until(([row]) => row?.status === "sent")
    expect(server.received).toHaveLength(1)
    expect(logged.length).toBeGreaterThan(0)
  })

  it("never holds the same mail twice", async () => {
    const { shop, now } = await mailingWith({})
    const mail = { key: "order-received:one", kind: "order-received", locale: "fr", to: email, data: {} } as const
    await addMail(shop.db, mail, now())
    await addMail(shop.db, mail, now())
    expect(await shop.db.selectFrom("mail_outbox").select("id").execute()).toHaveLength(1)
  })

  it("gives up a mail whose order is gone", async () => {
    const { shop, start, until, now } = await mailingWith({})
    const mail = { key: "gone", kind: "order-shipped", locale: "fr", to: email, data: { order: "nobody" } } as const
    await addMail(shop.db, mail, now())
    start()
    notifyMailQueued(shop.db)
    const [row] = await until(([one]) => one?.status === "failed")
    expect(row?.last_problem).toBe("gone")
  })
})
