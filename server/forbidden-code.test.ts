import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")

const server = ["core", "carriers", "db", "api", "server", "strapi"]
const all = [...server, "app", "console"]

/** Code that runs in a shop or a browser: no packages, no tests, nothing for tests. */
function codeIn(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|testing)$/.test(entry.name) ? [] : codeIn(path)
    if (!/\.(tsx?|js)$/.test(path) || /\.test\.|\/testing\.ts$/.test(path)) return []
    return [{ path, text: readFileSync(join(root, path), "utf8") }]
  })
}

const code = all.flatMap(codeIn)

/** Code that a whole kind of attack needs, and the files that may have it. */
it.each<[what: string, pattern: RegExp, folders: string[], allowed: string[]]>([
  [
    "starts no program of the machine",
    /["'](node:)?(child_process|cluster)["']/,
    all,
    // Our own backup command, without a shell; the one argument is a path that it makes itself.
    ["server/backup/backup-command.ts"],
  ],
  ["runs no text as code", /\beval\(|new Function\(|["'](node:)?vm["']|\bset(Timeout|Interval)\(\s*["'`]/, all, []],
  [
    "writes HTML into a page as a constant or as React has rendered it",
    /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    all,
    ["app/shell/layouts/notice.tsx", "app/root.tsx", "app/page/island.tsx"],
  ],
  ["embeds no plug-in", /<(object|embed|applet)\s|ActiveX/, all, []],
  ["hashes by SHA-256 alone", /create(Hash|Hmac)\((?!"sha256")/, all, []],
  ["encrypts and signs nothing by itself", /create(Cipher|Decipher|Sign|Verify)|(public|private)Encrypt/, all, []],
  [
    "takes nothing that must not be guessed from a weak source or a UUID",
    /Math\.random|randomUUID\(/,
    all,
    // Pauses and starts of timers; a name of a file, a lease, an id of a request.
    [
      ...[
        "api/request-limiter.ts",
        "db/sqlite-driver.ts",
        "db/postgres-connect.ts",
        "db/shop-lock.ts",
        "db/transaction.ts",
        "server/process/scheduled-jobs.ts",
      ],
      ...[
        "server/mail/mail-worker.ts",
        "server/events/event-worker.ts",
        "server/carriers/carrier-worker.ts",
        "server/pictures/whole-files.ts",
        "server/http/request-id.ts",
      ],
    ],
  ],
  [
    "puts no text into SQL as it is",
    /\bsql\.raw\(/,
    server,
    // Words of our own code; names of keys and triggers that the database itself gave.
    ["db/lists/condition.ts", "db/backup/fill.ts", "db/migrations/0034-events.ts"],
  ],
  [
    "makes regular expressions of its own words alone",
    /new RegExp\(/,
    all,
    [
      ...["core/files/read-csv.ts", "core/customers/contact-message.ts", "api/admin/admin-routes.ts"],
      ...["api/tokens/token-routes.ts", "core/moving/columns.ts"],
      ...["core/files/spreadsheet-rewriting.ts", "core/text/html-blocks.ts"],
      ...["app/api-client/transport/api-endpoints.server.ts", "server/pictures/uploaded-pictures.ts"],
    ],
  ],
  [
    "requests nothing from another host but the API of another process, pictures, and what its owner has set",
    /(?<![.\w])(fetch\((?!request: Request)|S3Client\()|import \{[^}]*\b(request|get)\b[^}]*\} from "node:https?"/,
    server,
    [
      ...["server/pages/counted-orders.ts", "server/composition/remote-api.ts", "server/strapi-media/fetch-picture.ts"],
      ...["api/imports/pictures/fetch-public-picture.ts", "api/events/send-webhook.ts"],
      "api/carriers/send-request.ts",
      ...["strapi/api-probe.ts", "strapi/client/strapi-client.ts", "server/backup/s3-copies.ts"],
    ],
  ],
  ["parses forms at the border alone (server/http/forms/)", /\.(formData|parseBody)\(/, all, []],
  ["parses no form that an action is sent", /(?<!clone\(\))\.formData\(/, all, []],
  ["lets no page of another origin read an answer", /access-control-/i, server, []],
  ["has no WebSocket, no peer connection and no GraphQL", /new WebSocket|RTCPeerConnection|["']graphql/, all, []],
  ["has no token that a third party signs", /["'](jose|jsonwebtoken|passport|openid-client)/, all, []],
  ["reads nothing of React's or React Router's insides", /__react|UNSAFE_|__SECRET|\b_reactInternals/, all, []],
  [
    "stops nobody from pasting a password",
    /onPaste|["']paste["']/,
    all,
    [
      "console/ui/sheet/use-clipboard.ts",
      "console/media/drop-area.tsx",
      "console/catalogue/product/parts/units-grid.tsx",
    ],
  ],
])("%s", (_what, pattern, folders, allowed) => {
  const found = code.filter(
    ({ path, text }) => folders.includes(path.split("/")[0] ?? "") && pattern.test(text) && !allowed.includes(path),
  )
  expect(found.map(({ path }) => path)).toEqual([])
})

it("changes no file of a package: no plugin of a build names one, and nothing patches them", () => {
  const configs = ["vite.config.ts", "react-router.config.ts"].map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }))
  const builds = [...configs, ...codeIn("vite"), ...code.filter(({ path }) => path.endsWith("/vite.config.ts"))]
  expect(builds.map(({ path }) => path)).toContain("server/vite.config.ts")
  // What leaves packages alone, and the name of the file that React comes in.
  const leaves = /(!| \|\| )id\.includes\("node_modules"\)|\{ name: "framework", test: .*/g
  const named = builds.filter(({ text }) => /node_modules|\bdist\b|\bpatch/.test(text.replace(leaves, "")))
  expect(named.map(({ path }) => path)).toEqual([])
  const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([])
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.includes("patch"))).toEqual([])
  expect(readdirSync(root)).not.toContain("patches")
})

it("looks at the shop's own code", () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(code.map(({ path }) => path)).toContain("api/staff/guard.ts")
})
