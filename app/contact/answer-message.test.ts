import { expect, test } from "vitest"
import type { ContactMessage } from "#core/contact-message.ts"
import type { Content } from "../content/content.server.ts"
import { answerMessage } from "./answer-message.server.ts"
import { drawnName, trapName } from "./typed-message.ts"

const now = 1_800_000_000_000
const typed = { name: "Amina", mobile: "0550010203", email: "", subject: "order", message: "Bonjour" }

async function send(change: Record<string, string>, fails = false) {
  const kept: ContactMessage[] = []
  const content = {
    async sendMessage(message: ContactMessage) {
      if (fails) throw new Error("away")
      kept.push(message)
    },
  } as Partial<Content> as Content
  const form = new FormData()
  const fields = { ...typed, [trapName]: "", [drawnName]: String(now - 30_000), ...change }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { data, init } = await answerMessage({ form, locale: "fr", content, now })
  return { kept, answer: data, status: init?.status ?? 200 }
}

test("keeps a message and thanks by name", async () => {
  const { kept, answer, status } = await send({})
  expect(kept).toEqual([{ ...typed, locale: "fr" }])
  expect([status, answer]).toEqual([200, { sent: true, name: "Amina" }])
})

test("gives back everything that was typed when something is missing", async () => {
  const { kept, answer, status } = await send({ mobile: "", message: " Bonjour " })
  expect(kept).toEqual([])
  expect(status).toBe(422)
  expect(answer).toMatchObject({ sent: false, typed: { ...typed, mobile: "" }, drawn: String(now - 30_000) })
})

test("thanks a program and keeps nothing", async () => {
  const { kept, answer } = await send({ [trapName]: "http://spam.example" })
  expect([kept, answer]).toEqual([[], { sent: true, name: "Amina" }])
})

test("asks once more when the form was answered at once", async () => {
  const { kept, answer } = await send({ [drawnName]: String(now - 100) })
  expect([kept, answer]).toMatchObject([[], { alert: { kind: "hurried" }, typed }])
})

test("keeps what was typed when the shop cannot keep the message", async () => {
  const { answer, status } = await send({}, true)
  expect([status, answer]).toMatchObject([503, { sent: false, typed, alert: { kind: "failed" } }])
})
