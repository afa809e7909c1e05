import type { Settings } from "../content/content.ts"
import { useVisit } from "../shell/use-visit.ts"

/** Counts the visitor; draws nothing. */
export function Visit({ settings }: { settings: Settings }) {
  useVisit(settings)
  return null
}
