/** Algeria in tiles of one size, so that a small wilaya is seen as well as a large one: rows from north to south, in each
 *  the codes of the wilayas from west to east, 0 = no tile. */
export const wilayaTiles: readonly (readonly number[])[] = [
  [0, 46, 31, 27, 2, 42, 16, 35, 15, 6, 18, 21, 23, 36],
  [13, 22, 29, 48, 38, 44, 9, 26, 10, 34, 43, 25, 24, 41],
  [0, 45, 20, 14, 0, 0, 17, 28, 0, 19, 5, 4, 40, 12],
  [0, 0, 8, 32, 0, 0, 3, 0, 51, 7, 57, 39, 0, 0],
  [0, 37, 52, 0, 49, 0, 47, 58, 0, 30, 55, 0, 0, 0],
  [0, 0, 0, 1, 0, 0, 53, 0, 0, 0, 33, 0, 0, 0],
  [0, 0, 0, 0, 50, 0, 0, 11, 0, 0, 56, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0],
]
