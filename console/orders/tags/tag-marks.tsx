import * as orderTable from "../../styles/order-table.module.css"

/** The tags of an order in a list; nothing where there are none. */
export function TagMarks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <span className={orderTable.tags}>
      {tags.map((tag) => (
        <bdi key={tag}>#{tag}</bdi>
      ))}
    </span>
  )
}
