import type { Generated } from "kysely"

// Both databases hold the same types: whole numbers, texts and one floating-point column. Callers of db/ never see them.

/** 0 or 1. */
export type Flag = 0 | 1
/** ISO 8601 in UTC with milliseconds, so that texts sort as times. */
export type Time = string
/** JSON. */
export type Json = string
/** The fields of a row of texts that are those of another language, because its own has none, and of which
 *  (db/texts/borrowed-texts.ts). */
export type Borrowed = { borrowed: Generated<Json> }
