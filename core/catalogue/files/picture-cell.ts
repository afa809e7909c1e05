/** The most pictures of one product: its main one and its gallery. */
export const maxProductPictures = 21
/** The most different pictures that a file may name by addresses elsewhere and by names of files, over all its rows: each is
 *  fetched or unpacked, and converted. Those that the shop has are looked up alone, and not counted. */
export const maxFilePictures = 2000
/** Characters of an address or a file's name. */
export const maxReferenceLength = 500

const isAddress = (text: string) => /^(https?:|\/)/i.test(text)
const hasExtension = (text: string) => /\.[a-z0-9]{2,5}$/i.test(text)

/** The pictures that a cell names: addresses, or names of files. `|` separates them, and so does a space after an address, before
 *  one, and after a file's extension: `front view.jpg back.jpg https://example.com/a.webp` names three. */
export function readPictureCell(cell: string): string[] {
  return cell.split("|").flatMap((part) => {
    const names: string[] = []
    for (const word of part.split(/\s+/).filter(Boolean)) {
      const last = names.at(-1)
      const isOpen = last !== undefined && !isAddress(last) && !isAddress(word) && !hasExtension(last)
      if (isOpen) names[names.length - 1] = `${last} ${word}`
      else names.push(word)
    }
    return names
  })
}

/** A cell that `readPictureCell` reads back. */
export const pictureCell = (references: readonly string[]): string => references.join(" ")

/** Whether a reference is a picture that the shop has already, by its path. */
export const isOwnPicture = (reference: string): boolean => reference.startsWith("/")

/** Whether a reference is the address of a picture elsewhere. */
export const isRemotePicture = (reference: string): boolean => /^https?:/i.test(reference)
