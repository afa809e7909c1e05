import type { MediaResource } from "#api/contract/media.ts"

export type MediaOptions = { apiBase: string; mediaHost: string | undefined }

export function mediaFromStrapi(value: unknown, _options: MediaOptions): MediaResource | null {
  const { id, documentId, url, width, height } = (value ?? {}) as MediaResource
  if (!url) return null
  return {
    id,
    documentId,
    url,
    width,
    height,
    alternativeText: "",
    formats: null,
    placeholder: null,
    dominantColor: null,
  }
}
