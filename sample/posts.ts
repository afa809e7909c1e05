import { beautyPosts } from "./posts/beauty.ts"
import { electronicsPosts } from "./posts/electronics.ts"
import { fashionPosts } from "./posts/fashion.ts"
import { jewelryPosts } from "./posts/jewelry.ts"
import { orderingPosts } from "./posts/ordering.ts"
import type { SamplePost } from "./types.ts"

export const posts: SamplePost[] = [
  ...orderingPosts,
  ...electronicsPosts,
  ...fashionPosts,
  ...beautyPosts,
  ...jewelryPosts,
]
