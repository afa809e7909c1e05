import { join } from "node:path"
import { pathToFileURL } from "node:url"

const root = join(import.meta.dirname, "..")

/** The messages that a piece of code may say: its texts that are keys, and whatever fits its templates, so that
 *  `shell.universe.${type}` stands for all four. */
export function messageKeysIn(code: string, all: string[]): string[] {
  const known = new Set(all)
  const texts = [...code.matchAll(/(["'`])([a-z]\w*\.[\w.-]+)\1/gi)].map(([, , text]) => text ?? "")
  const templates = [...code.matchAll(/`([a-z]\w*\.[\w.-]*\$\{[^`]*)`/gi)].map(([, text]) => patternOf(text ?? ""))
  return [...texts.filter((text) => known.has(text)), ...all.filter((key) => templates.some((one) => one.test(key)))]
}

function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join("[\\w-]+")}$`)
}

type Tables = Record<"fr" | "ar" | "en", Record<string, unknown>>

/** The messages of all languages, read when they are needed: a change of one does not restart the development server. */
export async function messageTables(): Promise<Tables> {
  const load = async (locale: string) =>
    (await import(pathToFileURL(join(root, `app/i18n/${locale}/all.ts`)).href)) as { messages: Record<string, unknown> }
  const [fr, ar, en] = await Promise.all([load("fr"), load("ar"), load("en")])
  return { fr: fr.messages, ar: ar.messages, en: en.messages }
}
