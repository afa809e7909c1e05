/** Languages by the name that their own speakers give them. */
export const languageNames: Record<string, string> = { fr: "Français", ar: "العربية", en: "English" }
