import { useState } from "react"
import { Link } from "react-router"
import type { PhoneBlock } from "#api/orders/contract-phone-block.ts"
import { spacedPhone } from "#core/customers/phone.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { useMay } from "../../data/use-me.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button, ButtonLink } from "../../ui/button.tsx"
import { shortDate } from "../../ui/forms/moment.ts"
import { Icon } from "../../ui/icon.tsx"
import { ListBody } from "../../ui/lists/list-body.tsx"
import { ListScreen } from "../../ui/lists/list-screen.tsx"
import { useAddressList } from "../../ui/lists/use-address-list.ts"
import { BlockDialog } from "./block-dialog.tsx"
import * as css from "./phone-blocks.module.css"
import { usePhoneBlocks } from "./use-phone-blocks.ts"

/** The phones whose orders the shop rejects, with the reason of each. */
export function PhoneBlocksScreen() {
  const t = useText()
  const list = useAddressList<PhoneBlock>("/phone-blocks")
  const mayWrite = useMay("orders.write")
  const [isOpen, setOpen] = useState(false)
  return (
    <ListScreen
      list={list}
      title={t("phoneBlock.title")}
      search={t("phoneBlock.search")}
      className={parts.cNarrow}
      tabs={
        <ButtonLink look="link" to="/orders">
          <Icon name="arrow-left" flip />
          {t("orders.title")}
        </ButtonLink>
      }
      actions={
        mayWrite && (
          <Button icon="plus" onClick={() => setOpen(true)}>
            {t("phoneBlock.add")}
          </Button>
        )
      }
    >
      <p className="muted small">{t("phoneBlock.hint")}</p>
      <ListBody
        list={list}
        label={t("phoneBlock.title")}
        empty={t("phoneBlock.none")}
        head={[t("phoneBlock.mobile"), t("phoneBlock.reason"), t("phoneBlock.since"), t("phoneBlock.action")]}
        row={(block) => <BlockRow key={block.documentId} block={block} />}
      />
      {isOpen && <BlockDialog onClose={() => setOpen(false)} />}
    </ListScreen>
  )
}

function BlockRow({ block }: { block: PhoneBlock }) {
  const t = useText()
  const locale = useConsoleLocale()
  const mayWrite = useMay("orders.write")
  const { unblock, busy } = usePhoneBlocks()
  return (
    <tr>
      <th scope="row" className={css.whole}>
        <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: block.mobile }))}`}>
          <bdi dir="ltr">{spacedPhone(block.mobile)}</bdi>
        </Link>
      </th>
      <td data-label={t("phoneBlock.reason")}>
        <bdi>{block.reason === null ? t("phoneBlock.noReason") : isolateNumbers(block.reason)}</bdi>
      </td>
      <td data-label={t("phoneBlock.since")} className={css.whole}>
        <bdi>{shortDate(block.createdAt, locale)}</bdi>
      </td>
      <td className={css.whole}>
        {mayWrite && (
          <Button look="link" disabled={busy} onClick={() => unblock(block)}>
            {t("phoneBlock.unblock")}
          </Button>
        )}
      </td>
    </tr>
  )
}
