/** How spreadsheets write long numbers that they have rounded: `9,87654E+17`. They compute with 15 digits. */
const rounded = /^\d([.,]\d+)?e\+\d+$/i

/** Whether a spreadsheet has rounded what stood in a cell, so that its last digits are lost. */
export const isRounded = (cell: string): boolean => rounded.test(cell)

/** A number that spreadsheets write as it is: they show up to eleven digits. */
const plainNumber = /^(0|[1-9]\d{0,10})$/

const months = [
  ...[
    "jan(?:v|vier|uary)?",
    "f[eé]v(?:r|rier)?",
    "feb(?:ruary)?",
    "mar(?:s|ch)?",
    "avr(?:il)?",
    "apr(?:il)?",
    "mai",
    "may",
  ],
  ...["juin", "june?", "juil(?:let)?", "july?", "ao[uû]t", "aug(?:ust)?", "sept?(?:embre|ember)?", "oct(?:obre|ober)?"],
  ...["nov(?:embre|ember)?", "d[eé]c(?:embre|ember)?"],
]
const month = `(?:${months.join("|")})\\.?`
const numeric = /^(?=.*\d)[\d\s.,:/()%+\-e€$£]+$/i
const others = [
  /^(true|false|vrai|faux)$/i,
  /^\d{4}-\d\d-\d\dt[\d:.]+z?$/i,
  /^\d{1,2}(:\d\d)*\s*[ap]m?$/i,
  new RegExp(`^\\d{1,4}[\\s./-]*${month}([\\s./-]*\\d{1,4})?$`, "i"),
  new RegExp(`^${month}[\\s./-]*\\d{1,4}([\\s./,-]*\\d{1,4})?$`, "i"),
]

/** Characters of the longest text that a spreadsheet takes for a number, a date or a time. */
const maxLength = 60

/** Whether a spreadsheet takes a text for a number, a date, a time or a yes and may write it otherwise: `0123` as `123`,
 *  `6130001000017` as `6,13E+12`, `10-12` as `10-déc`. */
export const isRewritten = (text: string): boolean =>
  text.length <= maxLength &&
  !plainNumber.test(text) &&
  (numeric.test(text) || others.some((pattern) => pattern.test(text.trim())))
