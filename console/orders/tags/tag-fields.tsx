import { maxTagLength } from "#core/orders/order-tag.ts"
import { useGet } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { ChipsField } from "../../ui/forms/chips-field.tsx"

/** The tags that orders of the shop have, by name. */
export const useTags = () => useGet<string[]>(["orders", "tags"], "/orders/tags", { staleTime: 60_000 }).data ?? []

type Props = { label: string; value: string[]; onChange: (value: string[]) => void }

/** Tags as chips; those of the shop are proposed. */
export function TagFields(props: Props) {
  const t = useText()
  return <ChipsField {...props} hint={t("orders.tagHint")} maxLength={maxTagLength} proposed={useTags()} />
}
