import type { PostResource } from "#api/content/contract.ts"
import { blockTexts } from "#core/content/block.ts"
import { type PostDetail, readingTime } from "#core/content/post.ts"
import { blocksFromWire, picture } from "./picture-from-wire.server.ts"

/** A post of the API. */
export function postFromWire(wire: PostResource): PostDetail {
  const { id, documentId, slug, title, excerpt, format, category, tags, author, quote, videoId, publishedAt } = wire
  const medias = (wire.medias ?? []).flatMap((media) => picture(media) ?? [])
  const content = blocksFromWire(wire.content)
  const pictures = (wire.image ? 1 : 0) + medias.length + content.filter(({ type }) => type === "image").length
  return {
    id,
    documentId,
    slug,
    title,
    ...(wire.textLanguages && { textLanguages: wire.textLanguages }),
    excerpt,
    format,
    category,
    tags,
    author,
    quote,
    videoId,
    publishedAt,
    medias,
    content,
    image: picture(wire.image),
    readingTime: readingTime([wire.excerpt, quote?.text ?? "", ...blockTexts(wire.content)], pictures),
  }
}
