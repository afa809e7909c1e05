/** Differences between the lists of posts. */
export type BlogView = {
  /** Without language prefix. */
  path: string
  pageSize: number
  /** Form of a post's card: a wide picture above its words, a tile, or a row. */
  card: "wide" | "tile" | "row"
  sidebar: boolean
}

/** The lists of posts by their routes (specification, section 2). */
export const blogViews: BlogView[] = [
  { path: "/blog", pageSize: 4, card: "wide", sidebar: true },
  { path: "/blog-grid", pageSize: 6, card: "tile", sidebar: false },
  { path: "/blog-list", pageSize: 6, card: "row", sidebar: true },
]

/** Differences between the pages of a post. */
export type PostView = {
  path: "/blog-details" | "/blog-details-2"
  sidebar: boolean
  /** The address is the post's own, where search engines find it. */
  own: boolean
}

/** The pages of a post by their routes; without a slug each shows the latest. */
export const postViews: PostView[] = [
  { path: "/blog-details", sidebar: true, own: true },
  { path: "/blog-details-2", sidebar: false, own: false },
]

function viewAt<View extends { path: string }>(views: View[], path: string): View {
  const view = views.find((one) => one.path === path || path.startsWith(`${one.path}/`))
  if (!view) throw new Error(`Not a page of the blog: ${path}`)
  return view
}

/** @throws for an address that is no list of posts */
export const blogViewAt = (path: string) => viewAt(blogViews, path)

/** @throws for an address that is no post's page */
export const postViewAt = (path: string) => viewAt(postViews, path)

/** Returns the address of a post. */
export const postPath = (slug: string) => `/blog-details/${slug}`
