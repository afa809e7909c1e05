import { useListContext } from "./list-context.tsx"
import { ListPages } from "./list-pages.tsx"

/** From page to page of the list around it, where there are several. */
export function ListPager() {
  const { page, perPage, total = 0, setPage } = useListContext()
  return <ListPages page={page} pageCount={Math.ceil(total / perPage)} onGo={setPage} />
}
