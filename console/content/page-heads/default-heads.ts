import { useQuery } from "@tanstack/react-query"
import type { HeadPage } from "#core/content/page-heads/page-head.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fetched } from "../../data/api-client.ts"

type Words = { title: string; description: string }

/** Default titles and descriptions of pages, in each language. */
export type DefaultHeads = Record<HeadPage, Record<Locale, Words>>

/** Asks the storefront, whose words they are; undefined until it has answered. */
export function useDefaultHeads(): DefaultHeads | undefined {
  return useQuery({
    queryKey: ["default-heads"],
    queryFn: async (): Promise<DefaultHeads> => (await fetched("/default-heads", {})).json(),
  }).data
}
