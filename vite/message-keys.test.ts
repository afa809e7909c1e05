import { expect, test } from "vitest"
import { type Chunk, type Chunks, chunkFile, listKeys, messageKeysIn } from "./message-keys.ts"

const all = ["cart.add", "cart.added", "shell.open", "shell.universe.beauty", "shell.universe.fashion", "stars.few"]

test("finds the messages that a piece of code says, by their keys and by templates", () => {
  expect(messageKeysIn('t("cart.add"); t(\'shell.open\'); t("cart.unknown")', all)).toEqual(["cart.add", "shell.open"])
  expect(messageKeysIn(`t(\`shell.universe.\${type}\`)`, all)).toEqual([
    "shell.universe.beauty",
    "shell.universe.fashion",
  ])
  expect(messageKeysIn(`t(\`cart.\${kind}ed\`)`, all)).toEqual(["cart.added"])
})

function chunk(path: string | null, code: string, imports: string[] = []): Chunk {
  return {
    facadeModuleId: path && `/shop/app/${path}`,
    isEntry: path !== null,
    isDynamicEntry: false,
    imports,
    modules: { [`/shop/app/${path}`]: { code } },
  }
}

const chunks: Chunks = {
  "entry.js": chunk("entry.client.tsx", ""),
  "root.js": chunk("root.tsx", 't("shell.open")', ["common.js"]),
  "common.js": chunk(null, 't("cart.add")', ["root.js"]),
  "cart.js": chunk("routes/cart.tsx?client", 't("cart.added")', ["common.js", "rows.js", "react.js"]),
  "rows.js": chunk(null, 't("stars.few")'),
}

const keys = (name: keyof typeof chunks) => [...listKeys(chunks[name] as Chunk, chunks, all)].sort()

test("the entry brings what every page says, a screen what its own code says beyond that", () => {
  expect(keys("entry.js")).toEqual(["cart.add", "shell.open"])
  expect(keys("cart.js")).toEqual(["cart.added", "stars.few"])
})

test("names a file for each screen and none for what is shared", () => {
  expect(Object.values(chunks).map(chunkFile)).toEqual(["base.js", undefined, undefined, "routes/cart.js", undefined])
})
