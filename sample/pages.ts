import { about } from "./pages/about.ts"
import { deliveryReturns } from "./pages/delivery-returns.ts"
import { privacy } from "./pages/privacy.ts"
import { terms } from "./pages/terms.ts"
import type { SamplePage } from "./types.ts"

export const pages: SamplePage[] = [about, deliveryReturns, privacy, terms]
