import { homedir, tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { errorBody } from "#api/common/contract-envelope.ts"
import { testFolder } from "#db/testing/test-folder.ts"
import { token } from "../order-client.ts"
import type { Answered, Sent } from "./fuzz-send.ts"

/** Texts that only the inside of the program knows. Nothing that is sent holds one of them. */
const inside: RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\bat (async )?[\w.<>]+ \(/,
  /file:\/\/\//,
  /node_modules|node:internal/,
  /\b(Type|Reference|Range|Syntax|Zod|Sqlite|Database|Postgres)Error\b/,
  /SQLITE_|\bSQLSTATE\b|\b(22P05|22021|22003|22008|23505|40P01|42P01|57014)\b/,
  /(violates|syntax error at or near|invalid (byte sequence|input syntax)|no such (table|column)|constraint failed)/i,
  /\b(select|insert into|update|delete from|from) "\w/i,
  /did not provide an? `/,
  /better-sqlite3|kysely|\bECONN\w+|\bENOENT\b/,
]

/** Paths of this machine. */
const folders = [join(import.meta.dirname, "../.."), `${homedir()}/`, `${tmpdir()}/`, `${testFolder}/`].filter(
  (text) => text.length > 3,
)
/** Tells owners where backups are, and the command that restores one. */
const tellsFolders = /^\/api\/admin\/backups(?:[/?]|$)/

/** What nobody but the merchant may know. */
const secretsOf = (path: string) => (tellsFolders.test(path) ? [token] : [...folders, token])

/** HTML that was sent as text and must come back as text. */
const unescaped = /<script>fuzz|<img src=x onerror/

const types =
  /^(application\/(json|manifest\+json|rss\+xml|atom\+xml|xml)|text\/(html|plain|xml|x-script|turbo-stream)|image\/)/

function isStrapi(status: number, body: string): boolean {
  try {
    const json: unknown = JSON.parse(body)
    if (status < 400)
      return z
        .looseObject({ data: z.unknown() })
        .or(z.looseObject({ openapi: z.string() }))
        .safeParse(json).success
    return errorBody.safeParse(json).data?.error.status === status
  } catch {
    return false
  }
}

/** What is meant to be kept as a file. */
const files = /^(text\/csv|application\/(?:zip|vnd\.openxmlformats))/

/** What tells how far it has come: JSON by lines. */
const steps = "application/x-ndjson"

function areLines(body: string): boolean {
  try {
    return body
      .trim()
      .split("\n")
      .every((line) => typeof JSON.parse(line) === "object")
  } catch {
    return false
  }
}

/** Whether a request was turned away because too many of its kind are under way, such as imports or passwords to hash: meant to
 *  be so on a slow machine. */
const isBusy = (status: number, body: string) => status === 503 && /"code":"(?:HASHING_)?BUSY"/.test(body)

/** What is wrong with an answer, in words; undefined = nothing. */
export function wrongWith({ method, path }: Sent, { status, type, body }: Answered): string | undefined {
  if ((status >= 500 && !isBusy(status, body)) || status < 200) return `status ${status}`
  const leak = inside.find((pattern) => pattern.test(body)) ?? secretsOf(path).find((secret) => body.includes(secret))
  if (leak !== undefined) return `the inside shows: ${String(leak)}`
  if (type.startsWith("text/html") && unescaped.test(body)) return "HTML that was sent came back as HTML"
  if (body === "" || method === "HEAD") return undefined
  if (files.test(type)) return undefined
  if (type.startsWith(steps)) return areLines(body) ? undefined : "not lines of JSON"
  if (!types.test(type)) return `content type "${type}"`
  // Two dots may lead out of it.
  const isApi = URL.parse(path, "http://shop.test")?.pathname.startsWith("/api/") ?? false
  return isApi && !isStrapi(status, body) ? "not Strapi's shape" : undefined
}
