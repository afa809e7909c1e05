import { toSlug } from "../../text/name-slug.ts"

/** A code that is a colour's or a size's place in its product's list (`codeOf`), as colours with Arabic names alone had it before: it
 *  means something else in every product. */
const placeCode = /^option-\d+$/

/** Returns the code of a colour or a size in addresses and facets, whatever its product: its own code, or its name in
 *  Latin letters where the code is only a position. Such a name is Arabic alone, so that it is the same in every
 *  language. */
export const filterCode = ({ code, name }: { code: string; name: string }): string =>
  placeCode.test(code) ? toSlug(name) || code : code
