import { expect, test } from "vitest"
import type { ContactMessage } from "#core/customers/contact-message.ts"
import type { Content } from "../../api-client/content.server.ts"
import { formTimeName } from "../../forms/form-time-field.tsx"
import { honeypotName } from "../../forms/honeypot.ts"
import { formTimes } from "../../request/form-times.server.ts"
import { answerMessage } from "./answer-message.server.ts"

const now = 1_800_000_000_000
const times = formTimes("a-secret", () => now)
const issuedBefore = (milliseconds: number) => formTimes("a-secret", () => now - milliseconds).issue()
const typed = { name: "Amina", mobile: "0550010203", email: "", subject: "order", message: "Bonjour" }

async function send(change: Record<string, string>, became: "done" | "tooMany" | "fails" = "done") {
  const storedMessages: ContactMessage[] = []
  const content = {
    async sendMessage(message: ContactMessage) {
      if (became === "fails") throw new Error("away")
      if (became === "done") storedMessages.push(message)
      return became
    },
  } as Partial<Content> as Content
  const form = new FormData()
  const fields = { ...typed, [honeypotName]: "", [formTimeName]: issuedBefore(30_000), ...change }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { data, init } = await answerMessage({ form, locale: "fr", content, formTimes: times })
  return { messages: storedMessages, answer: data, status: init?.status ?? 200 }
}

test("keeps a message and thanks by name", async () => {
  const { messages: storedMessages, answer, status } = await send({})
  expect(storedMessages).toEqual([{ ...typed, locale: "fr" }])
  expect([status, answer]).toEqual([200, { sent: true, name: "Amina" }])
})

test("gives back everything that was typed when something is missing", async () => {
  const { messages: storedMessages, answer, status } = await send({ mobile: "", message: " Bonjour " })
  expect(storedMessages).toEqual([])
  expect(status).toBe(422)
  expect(answer).toMatchObject({ sent: false, typed: { ...typed, mobile: "" }, formTime: issuedBefore(30_000) })
})

test("thanks a program and keeps nothing", async () => {
  const { messages: storedMessages, answer } = await send({ [honeypotName]: "http://spam.example" })
  expect([storedMessages, answer]).toEqual([[], { sent: true, name: "Amina" }])
})

test("asks once more when the form was answered at once", async () => {
  const { messages: storedMessages, answer } = await send({ [formTimeName]: issuedBefore(100) })
  expect([storedMessages, answer]).toMatchObject([
    [],
    { alert: { kind: "hurried" }, typed, formTime: issuedBefore(100) },
  ])
})

test.each([
  ["claims a time of its own", String(now - 30_000)],
  ["was left for two days", issuedBefore(2 * 86_400_000)],
])("gives a form that %s back with a new time", async (_what, signed) => {
  const { messages: storedMessages, answer } = await send({ [formTimeName]: signed })
  expect([storedMessages, answer]).toMatchObject([[], { alert: { kind: "stale" }, typed, formTime: times.issue() }])
})

test("keeps what was typed when there were too many messages", async () => {
  const { messages: storedMessages, answer, status } = await send({}, "tooMany")
  expect([storedMessages, status, answer]).toMatchObject([[], 429, { sent: false, typed, alert: { kind: "tooMany" } }])
})

test("keeps what was typed when the shop cannot keep the message", async () => {
  const { answer, status } = await send({}, "fails")
  expect([status, answer]).toMatchObject([503, { sent: false, typed, alert: { kind: "failed" } }])
})
