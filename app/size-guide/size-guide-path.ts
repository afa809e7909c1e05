import type { SizeGuideKind } from "#core/size-guide.ts"

/** The page of a size guide, without language prefix. */
export const sizeGuidePath = (kind: SizeGuideKind): string => `/size-guide/${kind}`
