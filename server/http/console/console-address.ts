import { linkTo } from "#api/staff/staff-links.ts"

/** Where the merchant begins: the console, or the link by which the first owner is made.
 *  @param origin of the shop, such as `http://localhost:3000`
 *  @param firstOwner what that link holds; null = the shop has a member */
export const consoleAddress = (origin: string, firstOwner: string | null): string =>
  firstOwner === null ? `${origin}/admin` : `${linkTo(origin, "first-owner", firstOwner)}   (for the first owner, once)`
