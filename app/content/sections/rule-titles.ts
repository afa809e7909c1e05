import type { SectionRule } from "#core/content/sections/section.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** Gives a rule's usual title, for a list of products that has none of its own. */
export function useRuleTitle(): (rule: SectionRule) => string {
  const { t } = useI18n()
  const titles: Record<SectionRule, () => string> = {
    newest: () => t("home.rule.newest"),
    "on-sale": () => t("home.rule.onSale"),
    "best-sellers": () => t("home.rule.bestSellers"),
    featured: () => t("home.rule.featured"),
    "top-rated": () => t("home.rule.topRated"),
    cheapest: () => t("home.rule.cheapest"),
    category: () => t("home.trend.title"),
    "hand-picked": () => t("home.trend.title"),
  }
  return (rule) => titles[rule]()
}
