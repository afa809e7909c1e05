import { describe, expect, test } from "vitest"
import { passwordProblem } from "./staff-password.ts"

const common = {
  passwords: new Set(["correcthorse", "1q2w3e4r5t"]),
  words: new Set(["motdepasse", "azertyuiop", "algerie", "bismillah", "hanout"]),
}

describe("a new password", () => {
  test.each([
    "Figues-2-Barbarie",
    "la mer est calme ce soir",
    "زيتون وتمر وماء",
    "tR9#kkLm2x",
    "algeriens et algeriennes",
    "correcthorsehanout",
    "la mer est calme ce soir, et ".repeat(4).trim(),
  ])("%s is taken", (password) => expect(passwordProblem(password, common, ["Amina", "amina@shop.example"])).toBeNull())

  test.each([
    ["court", "PASSWORD_TOO_SHORT"],
    ["تمر وماء", "PASSWORD_TOO_SHORT"],
    ["x9".repeat(65), "PASSWORD_TOO_LONG"],
    ["motdepasse", "PASSWORD_TOO_COMMON"],
    ["Correct-Horse 7!", "PASSWORD_TOO_COMMON"],
    ["Mot-de-passe!", "PASSWORD_TOO_COMMON"],
    ["M0tdep@sse123", "PASSWORD_TOO_COMMON"],
    ["Algérie213213", "PASSWORD_TOO_COMMON"],
    ["123Bismillah!", "PASSWORD_TOO_COMMON"],
    ["1q2w3e4r5t", "PASSWORD_TOO_COMMON"],
    ["aaaaaaaaaaaa", "PASSWORD_TOO_COMMON"],
    ["abcabcabcabc", "PASSWORD_TOO_COMMON"],
    ["Hanout-Algerie", "PASSWORD_TOO_COMMON"],
    ["B1smillahAlger1e2026!", "PASSWORD_TOO_COMMON"],
    ["AzertyQsdfgh", "PASSWORD_TOO_COMMON"],
    ["1qaz2wsx3edc!", "PASSWORD_TOO_COMMON"],
    ["0550010203", "PASSWORD_TOO_COMMON"],
    ["+213 550 01 02 03", "PASSWORD_TOO_COMMON"],
    ["05/07/1962 ", "PASSWORD_TOO_COMMON"],
    ["Amina Benali 1990", "PASSWORD_TOO_COMMON"],
    ["amina.benali2026", "PASSWORD_TOO_COMMON"],
  ])("%s is refused: %s", (password, problem) => {
    expect(passwordProblem(password, common, ["Amina Benali", "amina.benali@shop.example"])).toBe(problem)
  })
})

test("the least length counts letters, not their parts", () => {
  expect(passwordProblem("é".normalize("NFD").repeat(5), common)).toBe("PASSWORD_TOO_SHORT")
})
