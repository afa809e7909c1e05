import { expect, test } from "vitest"
import { guardFormula, withoutGuard } from "./formula-guard.ts"

test.each(["=1", "＝1", "－5 %", "\t=1", "\tplain", `${" ".repeat(1000)}=1`, "plain", "'plain", "’-1", ""])(
  "a guarded %j is read back as it was",
  (text) => expect(withoutGuard(guardFormula(text))).toBe(text),
)

test("takes no apostrophe that guards nothing", () => {
  expect(withoutGuard("'t Zand")).toBe("'t Zand")
  expect(withoutGuard("'＝1")).toBe("＝1")
})
