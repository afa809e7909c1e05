// Both databases hold the same types: whole numbers, texts and one floating-point column. Callers of db/ never see them.

/** 0 or 1. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, so that texts sort as times. */
export type Time = string
/** JSON. */
export type Json = string
