import type { Settings } from "../../api-client/content.ts"
import { useVisit } from "../use-visit.ts"

/** Counts the visitor; draws nothing. */
export function Visit({ settings }: { settings: Settings }) {
  useVisit(settings)
  return null
}
