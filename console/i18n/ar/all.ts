import { auth } from "./auth.ts"
import { shell } from "./shell.ts"

export const texts = { ...shell, ...auth }
