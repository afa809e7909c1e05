import { expect, it } from "vitest"
import { answerWords, checkAnswer, listAnswerDays } from "./parcel-answer.ts"

// Half past midnight of the 1st on Algeria's clock.
const now = new Date("2026-11-30T23:30:00.000Z")

it("offers the seven days after today, on Algeria's clock", () => {
  expect(listAnswerDays(now)).toEqual([
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
    "2026-12-07",
    "2026-12-08",
  ])
})

it.each([
  [{ answer: "another-day" }],
  [{ answer: "another-day", day: "2026-12-01" }],
  [{ answer: "another-day", day: "2027-12-02" }],
  [{ answer: "another-day", day: "<script>" }],
  [{ answer: "phone" }],
  [{ answer: "phone", phone: "+33 6 12 34 56 78" }],
  [{ answer: "phone", phone: "appelez mon frère" }],
] as const)("takes no %o", (given) => {
  expect(checkAnswer(given, now)).toBeUndefined()
})

it("keeps nothing that an answer does not need", () => {
  expect(checkAnswer({ answer: "again", day: "2026-12-02", phone: "0661 20 30 40" }, now)).toEqual({
    answer: "again",
    day: null,
    phone: null,
  })
  expect(checkAnswer({ answer: "phone", phone: "+213 661 20 30 40" }, now)).toMatchObject({ phone: "0661203040" })
})

it("tells carriers in French", () => {
  expect(answerWords({ answer: "another-day", day: "2026-12-02", phone: null })).toContain("02/12/2026")
  expect(answerWords({ answer: "phone", day: null, phone: "0661203040" })).toContain("0661203040")
})
