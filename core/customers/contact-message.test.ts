import { expect, test } from "vitest"
import { type ContactMessage, findContactProblem, isEmailAddress } from "./contact-message.ts"

const message: ContactMessage = { name: "Amina", mobile: "0550010203", email: "", subject: "order", message: "Bonjour" }

test.each<[string, Partial<ContactMessage>, ReturnType<typeof findContactProblem>]>([
  ["nothing missing", {}, null],
  ["an e-mail address alone", { mobile: "", email: " a@b.dz " }, null],
  ["no name", { name: "  " }, { rule: "name", field: "name" }],
  ["no way to answer", { mobile: " " }, { rule: "reach", field: "mobile" }],
  ["a broken e-mail address", { email: "amina@" }, { rule: "email", field: "email" }],
  ["a name longer than its field", { name: "x".repeat(121) }, { rule: "name", field: "name" }],
  ["a number longer than its field", { mobile: "0".repeat(41) }, { rule: "reach", field: "mobile" }],
  ["a text longer than its field", { message: "x".repeat(4001) }, { rule: "message", field: "message" }],
  ["no message", { message: "\n" }, { rule: "message", field: "message" }],
])("checks a message with %s", (_what, change, problem) => {
  expect(findContactProblem({ ...message, ...change })).toEqual(problem)
})

test.each([
  ["a@b.dz", true],
  ["prenom.nom+x@sous.domaine.example", true],
  ["a@b", false],
  ["a b@c.dz", false],
  ["<a@b.dz>", false],
  ["a\0@b.dz", false],
  [`${"a".repeat(250)}@b.dz`, false],
])("says whether %s can be an e-mail address", (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected)
})
