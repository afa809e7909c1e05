/** The key of the row that stands for no brand (migration 0066): its slug and its name are empty. */
export const noBrandId = 0

/** Whether a product has a brand. One without has an empty name, as from a Strapi that names none. */
export const hasBrand = ({ brand }: { brand: { name: string } }): boolean => brand.name !== ""
