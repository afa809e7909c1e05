/** Wilayas whose official numbers are 1 to `division`; carriers that know the 58 get the parent's. */
export const wilayaFor = (division: 58 | 69, code: { of58: number; of69: number }): number =>
  division === 69 ? code.of69 : code.of58
