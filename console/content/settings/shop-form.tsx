import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { settingFields } from "#core/content/settings-fields.ts"
import { mapFields } from "#core/fields/field-values.ts"
import { fetchJson } from "../../data/api-client.ts"
import type { TextKey } from "../../i18n/texts.ts"
import { useText } from "../../i18n/use-text.ts"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { fieldLabel } from "../../ui/forms/local-texts.ts"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { ContactFields } from "./contact-fields.tsx"
import { LanguageFields } from "./language-fields.tsx"
import { PrivacyFields } from "./privacy-fields.tsx"
import { SaleFields } from "./sale-fields.tsx"
import { draftProblems, type ShopDraft, toSettingsForm, toShopDraft } from "./shop-draft.ts"
import { ShopTexts } from "./shop-texts.tsx"

type Props = { loaded: SettingsForm; onStored: () => void; askAgain: () => Promise<SettingsForm> }

/** The shop's facts as one form. */
export function ShopForm({ loaded, onStored, askAgain }: Props) {
  const t = useText()
  const form = useSavedForm<ShopDraft>({
    loaded: toShopDraft(loaded),
    check: (draft) =>
      draftProblems(draft).map(({ field, problem }) => ({
        field,
        label: t(fieldLabel(shopLabels, field) ?? "settings.shop"),
        text: t(`settings.problem.${problem}`),
      })),
    save: async (draft) => {
      const stored = await fetchJson<SettingsForm>("PUT", "/settings", toSettingsForm(draft))
      onStored()
      return toShopDraft(stored)
    },
  })
  const { draft, set, problemOf } = form
  const part = { draft, set, problemOf }
  return (
    <>
      <FormProblems form={form} onLoad={async () => form.restart(toShopDraft(await askAgain()))} />
      <ShopTexts {...part} />
      <LanguageFields {...part} />
      <ContactFields {...part} />
      <SaleFields {...part} />
      <PrivacyFields {...part} />
      <FormBar state={form.state} onSave={() => form.submit()} onDiscard={form.discard} view="/" />
    </>
  )
}

/** How the fields that can be wrong are called on the screen. */
const shopLabels: Record<string, TextKey> = {
  ...mapFields(settingFields, ({ label }) => label),
  languages: "settings.languages",
  retentionMonths: "settings.retention",
}
