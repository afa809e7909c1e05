/** How spreadsheets write long numbers that they have rounded: `9,87654E+17`. They compute with 15 digits. */
const rounded = /^\d([.,]\d+)?e\+\d+$/i

/** Whether a spreadsheet has rounded what stood in a cell, so that its last digits are lost. */
export const isRounded = (cell: string): boolean => rounded.test(cell)
