import type { Entry } from "yauzl"
import { dropInvisible } from "#core/search/fold-text.ts"

/** The upper half of the code page of Windows' zip folders in Arabic, 720; no decoder of the platform knows it. */
const codePage720 =
  "\x80\x81éâ\x84à\x86çêëèïî\x8d\x8e\x8f\x90\u0651\u0652ô¤ـûùءآأؤ£إئابةتثجحخدذرزسشص«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ضطظعغفµقكلمنهوىي≡\u064b\u064c\u064d\u064e\u064f\u0650≈°∙·√ⁿ²■\u00a0"

const fromCodePage720 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : codePage720.charAt(byte - 0x80))).join("")

const utf8 = new TextDecoder("utf-8", { fatal: true })
const windows1256 = new TextDecoder("windows-1256")
const windows1252 = new TextDecoder("windows-1252")

/** The flag of an entry whose name is UTF-8. */
const utf8Flag = 0x800

/** Decodes a name without a stated encoding: as UTF-8 where it is valid, else in the encodings of computers in
 *  Algeria. */
function readings(bytes: Uint8Array): string[] {
  if (bytes.every((byte) => byte < 0x80)) return []
  try {
    return [utf8.decode(bytes)]
  } catch {
    return [windows1256.decode(bytes), fromCodePage720(bytes), windows1252.decode(bytes)]
  }
}

/** A name as it is compared: without case, `/` between folders, without marks of direction, and with accents written in one way. */
export const nameKey = (name: string): string =>
  dropInvisible(name.replaceAll("\\", "/"))
    .normalize("NFC")
    .toLowerCase()
    .replace(/^(\.?\/)+/, "")

/** All paths that an entry of an archive may have. The first is what it states: by its Unicode path (0x7075), its flag, or the
 *  format's own code page 437. */
export function pathsOfEntry({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string[] {
  const others = generalPurposeBitFlag & utf8Flag ? [] : readings(fileNameRaw)
  return [...new Set([fileName, ...others].map(nameKey))]
}
