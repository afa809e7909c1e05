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

/** Delivery prices in dinars by the codes of the wilayas, for those that have none: invented, by the distance from Algiers.
 *  The console asks the merchant to confirm or remove them. */
export const deliveryPrices: { desk: number; home: number; wilayas: number[] }[] = [
  { desk: 300, home: 450, wilayas: [16] },
  { desk: 350, home: 600, wilayas: [9, 35, 42] },
  { desk: 400, home: 650, wilayas: [10, 15, 26, 44] },
  { desk: 450, home: 750, wilayas: [14, 17, 18, 19, 25, 27, 28, 31, 34, 38, 43, 48] },
  { desk: 450, home: 800, wilayas: [5, 12, 13, 20, 21, 22, 23, 24, 29, 36, 40, 41, 46] },
  { desk: 600, home: 1000, wilayas: [30, 32, 39, 45, 47, 51, 55, 57] },
  { desk: 800, home: 1400, wilayas: [8, 49, 52, 58] },
  { desk: 1000, home: 1900, wilayas: [11, 33, 37, 50, 53, 54, 56] },
]
