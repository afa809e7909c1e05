import { z } from "zod"

/** As typed; compared in small letters. */
const email = z.string().trim().toLowerCase().min(3).max(254)

/** Longer ones are refused before anything is reckoned from them. */
const password = z.string().min(1).max(128)

export const signInRequest = z.object({ email, password })
