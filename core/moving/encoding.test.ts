import { expect, test } from "vitest"
import { detectEncoding, type FileEncoding, fileEncodings } from "./encoding.ts"
import { encoded } from "./testing/encoded.ts"

const french = "Name,Prix\nÉté à la plage – ÉCHARPE côtelée,1500\nŒuvre créée,20\n"
const arabic = "Name,السعر\nقميص قطني أبيض,1500\nétoffe à fleurs,20\n"

test.each<[string, string, FileEncoding, boolean]>([
  ["plain letters", "Name,Price\nCap,20\n", "utf-8", false],
  ["French", french, "utf-8", false],
  ["French with a mark", french, "utf-8", true],
  ["Arabic", arabic, "utf-8", false],
  ["French", french, "utf-16le", true],
  ["Arabic", arabic, "utf-16be", true],
  ["French without a mark", french, "utf-16le", false],
  ["Arabic without a mark", arabic, "utf-16be", false],
  ["French", french, "windows-1252", false],
  ["Arabic", arabic, "windows-1256", false],
])("tells the encoding of %s", (_what, text, encoding, hasMark) => {
  const file = encoded(text, encoding, hasMark)
  expect(detectEncoding(file)).toBe(encoding)
  expect(new TextDecoder(encoding).decode(file)).toBe(text)
})

test("knows every encoding of its table by the platform's decoder", () => {
  for (const encoding of fileEncodings) expect(new TextDecoder(encoding).encoding).toBe(encoding)
})

test("takes an empty file for UTF-8", () => {
  expect(detectEncoding(new Uint8Array())).toBe("utf-8")
})
