import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")
const pages = [
  ...["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
]
const folders = "core|db|api|strapi|app|console|server|sample|vite|scripts|bench|stress|e2e|docs"

test.each(pages)("%s names files that are there", (page) => {
  const text = readFileSync(join(root, page), "utf8")
  const named = [...text.matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, "g"))].map(([, path = ""]) => path)
  const linked = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = ""]) => join(dirname(page), path))
  expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
