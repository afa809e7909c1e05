/** A number as it is typed, with narrow blanks between its thousands: `12 000,5`. `readNumber` reads it again. */
export const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))(?<![.,]\d*)/g, "\u202f")
