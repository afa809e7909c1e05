import { expect, it } from "vitest"
import { newsPaths, toNewsLink } from "./news-link.ts"

const linkAt = (path: string) => toNewsLink(new URL(`https://shop.example${path}?token=abc`))

// Mail programs keep an address for years, and the main language may have changed twice since. Here it is French.
it.each(["", "/fr", "/ar", "/en"])("knows what a link with the prefix %j is for", (prefix) => {
  for (const [what, path] of Object.entries(newsPaths)) {
    expect(linkAt(prefix + path)).toEqual({ what, token: "abc" })
    expect(linkAt(`${prefix}${path}/`)).toEqual({ what, token: "abc" })
  }
})

it.each(["/newsletter", "/de/newsletter/leave", "/newsletter/left"])("never takes %s for a confirmation", (path) => {
  expect(() => linkAt(path)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
