import type { ReactNode } from "react"

const tags = { 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const

type BlockHeadingProps = { level: 1 | 2 | 3 | 4 | 5 | 6; top: 2 | 3; children?: ReactNode }

/** A heading, as many levels lower as the place asks for. */
export function BlockHeading({ level, top, children }: BlockHeadingProps) {
  // An author's first level is 1 or 2: both are the highest here.
  const lowered = Math.min(6, Math.max(level, 2) + top - 2)
  const known = lowered === 6 ? 6 : lowered === 5 ? 5 : lowered === 4 ? 4 : lowered === 3 ? 3 : 2
  const Tag = tags[known]
  return <Tag>{children}</Tag>
}
