/** The divisions of the country: 58 wilayas since 2021, which carriers use, and the 69 of the law of 4 April 2026. */
export const divisions = ["58", "69"] as const

/** How many wilayas the shop's list has, as the settings say it. */
export type Division = (typeof divisions)[number]

/** How many wilayas a division has.
 *  @param division undefined while the settings are not known: the 58 of the specification */
export const wilayaCountOf = (division: Division | undefined): number => Number(division ?? "58")
