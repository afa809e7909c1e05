import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Which of these words the files of an SQLite database hold: the database itself, and its write-ahead log. */
export function wordsInFiles(dataDir: string, words: string[]): string[] {
  const files = ["hanout.db", "hanout.db-wal"].map((name) => join(dataDir, name)).filter((file) => existsSync(file))
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    return words.filter((word) => bytes.includes(word)).map((word) => `${file.slice(dataDir.length + 1)}: ${word}`)
  })
}
