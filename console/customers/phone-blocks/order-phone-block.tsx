import { useState } from "react"
import type { PhoneBlock } from "#api/orders/contract-phone-block.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { Button } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { BlockDialog } from "./block-dialog.tsx"
import { usePhoneBlocks } from "./use-phone-blocks.ts"

/** Blocks the phone of an order, or shows since when and why it is blocked. */
export function OrderPhoneBlock({ mobile, block }: { mobile: string; block: PhoneBlock | null }) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const { unblock, busy } = usePhoneBlocks()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {block && (
        <p className="small">
          {t("phoneBlock.since")} <bdi>{shortDate(block.createdAt, locale)}</bdi> ·{" "}
          <bdi>{block.reason === null ? t("phoneBlock.noReason") : isolateNumbers(block.reason)}</bdi>
        </p>
      )}
      {mayWrite && (
        <p>
          <Button
            look="link"
            icon={block ? "phone" : "phone-off"}
            disabled={busy}
            onClick={() => (block ? unblock(block) : setOpen(true))}
          >
            {t(block ? "phoneBlock.unblock" : "phoneBlock.block")}
          </Button>
        </p>
      )}
      {isOpen && <BlockDialog mobile={mobile} onClose={() => setOpen(false)} />}
    </>
  )
}
