import { storedText } from "./stored-text.ts"

/** There while somebody is signed in here, as far as the scripts know: no secret, which the session's cookie is. A page
 *  without it asks nothing about an account. */
export const signedInMark = () => storedText("account_wishlist", () => localStorage, window)
