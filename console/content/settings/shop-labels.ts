import { settingFields } from "#core/content/settings-fields.ts"
import { mapFields } from "#core/fields/field-values.ts"
import type { TextKey } from "../../i18n/texts.ts"

/** How the fields that can be wrong are called on the screen. */
export const shopLabels: Record<string, TextKey> = {
  ...mapFields(settingFields, ({ label }) => label),
  languages: "settings.languages",
  retentionMonths: "settings.retention",
}
