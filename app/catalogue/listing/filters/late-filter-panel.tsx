import { Late } from "../../../ui/late/late.tsx"
import { lateCode } from "../../../ui/late/late-code.ts"
import type { FilterPanelProps } from "./filter-panel.tsx"

const late = lateCode(async () => (await import("./filter-panel.tsx")).FilterPanel)

export const preloadFilterPanel = late.preload

/** The filters, whose code a first visit loads when the page is touched: until then they are a GET form. */
export function LateFilterPanel(props: FilterPanelProps) {
  return (
    <Late>
      <late.Component {...props} />
    </Late>
  )
}
