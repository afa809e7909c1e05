import * as orderTable from "../../styles/order-table.module.css"

/** The tags of an order in a list. */
export const TagMarks = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <span key={tag} className={`${orderTable.st} ${orderTable.stOff}`}>
      <bdi>#{tag}</bdi>
    </span>
  ))
