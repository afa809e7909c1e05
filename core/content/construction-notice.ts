/** The construction notice as a new shop comes with it. The merchant writes the French and the Arabic sentence; the English
 *  one has no setting, so it stands for these two alone. */
export const constructionNotice = {
  fr: "Site en construction : de nombreuses fonctions à venir.",
  ar: "الموقع قيد الإنشاء، وميزات كثيرة قادمة.",
  en: "Under construction: many features to come.",
} as const

/** Whether a shop says the two sentences that it came with, with or without the no-break space of the French one. */
export const isConstructionNotice = (french: string, arabic: string): boolean =>
  french.replaceAll("\u00a0", " ") === constructionNotice.fr.replaceAll("\u00a0", " ") &&
  arabic === constructionNotice.ar
