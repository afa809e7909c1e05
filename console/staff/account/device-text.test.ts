import { expect, test } from "vitest"
import { deviceText } from "./device-text.ts"

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge · Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
    "Safari · iPhone",
  ],
  ["curl/8", "curl/8"],
])("%s is %s", (agent, text) => {
  expect(deviceText(agent)).toBe(text)
})
