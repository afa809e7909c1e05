import { useListContext } from "../../data/list-context.tsx"
import { ListPages } from "../../ui/lists/list-pages.tsx"

/** From page to page of the list around it, where there are several. */
export function OrderPager() {
  const { page, perPage, total = 0, setPage } = useListContext()
  return <ListPages page={page} pageCount={Math.ceil(total / perPage)} onGo={setPage} />
}
