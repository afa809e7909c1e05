import type { AdminSizeGuide } from "#api/catalogue/contract-admin-size-guide.ts"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import type { SizeGuideKind } from "#core/catalogue/size-guide.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"

/** A size guide in its form; `updatedAt` is null for a brand's that is not stored yet. */
export type SizeGuideDraft = Omit<AdminSizeGuide, "updatedAt"> & { updatedAt: string | null }

/** Whether a guide is that of a kind and a brand; without a brand the general one. */
export const isGuideFor = (guide: AdminSizeGuide, kind: SizeGuideKind, brand: string | undefined): boolean =>
  guide.kind === kind && guide.brand?.documentId === brand

/** Returns the first values of the form of a kind and a brand: a brand without a guide gets a copy of the general
 *  one.
 *  @returns undefined while the general one is not loaded */
export function toSizeGuideDraft(
  guides: readonly AdminSizeGuide[],
  kind: SizeGuideKind,
  brand: AdminBrand | undefined,
): SizeGuideDraft | undefined {
  const stored = guides.find((guide) => isGuideFor(guide, kind, brand?.documentId))
  const general = guides.find((guide) => isGuideFor(guide, kind, undefined))
  if (stored || !brand || !general) return stored
  const { documentId, slug, name } = brand
  return { ...general, brand: { documentId, slug, name }, updatedAt: null }
}

/** Stores a guide. @returns what is stored now */
export function saveSizeGuide({ kind, brand, ...draft }: SizeGuideDraft): Promise<AdminSizeGuide> {
  const path = brand
    ? apiPath("/size-guides/:kind/:brand", { params: { kind, brand: brand.documentId } })
    : apiPath("/size-guides/:kind", { params: { kind } })
  return fetchJson<AdminSizeGuide>("PUT", path, draft)
}
