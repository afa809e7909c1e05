/** How many days a delivery takes from Algiers, about, by the codes of the wilayas: the sample shop's own guess by the
 *  distance, not a carrier's promise. */
export const deliveryDays: { min: number; max: number; wilayas: number[] }[] = [
  { min: 1, max: 2, wilayas: [9, 10, 15, 16, 26, 35, 42, 44] },
  { min: 2, max: 3, wilayas: [2, 6, 14, 17, 18, 19, 25, 27, 28, 31, 34, 38, 43, 48] },
  { min: 2, max: 4, wilayas: [4, 5, 12, 13, 20, 21, 22, 23, 24, 29, 36, 40, 41, 46] },
  { min: 3, max: 5, wilayas: [3, 7, 8, 30, 32, 39, 45, 47, 51, 55, 57] },
  { min: 4, max: 7, wilayas: [1, 49, 52, 58] },
  { min: 5, max: 10, wilayas: [11, 33, 37, 50, 53, 54, 56] },
]
