import { plan } from "virtual:message-plan"
import type { Locale } from "#core/i18n/locale.ts"

/** Where the browser finds the messages of its language, as the build has laid them out. */
export type MessagePlan = {
  /** Address of a language's folder; it changes with any of the language's messages. */
  folders: Record<Locale, string>
  /** The file in that folder that a script imports, by the script's address. */
  files: Record<string, string>
}

/** The import map that gives the scripts of a page, the same in all languages, the messages of its own. */
export function messageImports(locale: Locale): { imports: Record<string, string> } | undefined {
  return plan ? { imports: { "messages/": plan.folders[locale] } } : undefined
}

/** Addresses of the messages that scripts import, to be fetched beside them and not after.
 *  @param scripts addresses of scripts */
export function messageFiles(locale: Locale, scripts: string[]): string[] {
  return scripts.flatMap((script) => {
    const file = plan?.files[script]
    return plan && file ? [plan.folders[locale] + file] : []
  })
}
