import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react"
import { useLocation, useNavigate } from "react-router"
import type { Resource } from "../../data/api-path.ts"
import { useList } from "../../data/list-request.ts"
import { cleanFilters, isSameListState, type ListState, readListState, writeListState } from "../../data/list-state.ts"
import { type StoredValue, useStored } from "../../data/stored.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../notify/notify-context.ts"
import { rejectionText } from "../rejection-text.ts"

type Sort = { field: string; order: "ASC" | "DESC" }
type Props = { resource: Resource; perPage: number; sort: Sort; children: ReactNode }

const isAny = (_value: unknown): _value is unknown => true
const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === "string")

/** The state of a list in the address, as a link or a reload shows it again. Where the address holds none, the list shows
 *  what it showed last in this browser. */
function useListState(resource: Resource, initial: ListState) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo((): StoredValue<unknown> => {
    return { key: `${resource}.listParams`, initial: undefined, isValid: isAny }
  }, [resource])
  const [stored, store] = useStored(place)
  const state = useMemo(() => readListState(search, stored, initial), [search, stored, initial])
  // Two changes of one event build on each other.
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the address changes
  useEffect(() => {
    if (search !== "") store(state)
    else if (!isSameListState(state, initial)) navigate({ search: writeListState(state) }, { replace: true })
  }, [search])
  const change = useCallback(
    (next: Partial<ListState>) => {
      latest.current = { ...latest.current, page: 1, ...next }
      navigate({ search: writeListState(latest.current) })
    },
    [navigate],
  )
  return { state, change }
}

/** The selected rows; a selection outlives the screen. */
function useSelectedIds(resource: Resource) {
  const place = useMemo((): StoredValue<string[]> => {
    return { key: `${resource}.selectedIds`, initial: [], isValid: isIds }
  }, [resource])
  const [selectedIds, onSelect] = useStored(place)
  return {
    selectedIds,
    onSelect,
    onToggleItem: (id: string) =>
      onSelect(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]),
    onUnselectItems: () => onSelect([]),
  }
}

function useListController(resource: Resource, perPage: number, { field, order }: Sort) {
  const t = useText()
  const notify = useNotify()
  const initial = useMemo(
    (): ListState => ({ page: 1, perPage, sort: field, order, filter: {} }),
    [perPage, field, order],
  )
  const { state, change } = useListState(resource, initial)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useList<unknown>(resource, state)
  const selection = useSelectedIds(resource)
  const pageCount = data && Math.max(1, Math.ceil(data.total / state.perPage))
  // The last row of the last page may have gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer has come
  useEffect(() => {
    if (!isFetching && !isPlaceholderData && pageCount && state.page > pageCount) change({ page: pageCount })
  }, [isFetching, isPlaceholderData, pageCount, state.page])
  const hasRows = data !== undefined
  // Without rows the screen itself says what is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an error
  useEffect(() => {
    if (error && hasRows) notify(rejectionText(error, t), { type: "error" })
  }, [error])
  const setFilters = useCallback(
    (filter: Record<string, unknown>) => change({ filter: cleanFilters(filter) }),
    [change],
  )
  return {
    ...selection,
    data: data?.rows,
    total: data?.total,
    error,
    isPending,
    isPlaceholderData,
    refetch,
    page: state.page,
    perPage: state.perPage,
    sort: { field: state.sort, order: state.order },
    filterValues: state.filter,
    setFilters,
    setSort: (sort: Sort) => change({ sort: sort.field, order: sort.order }),
    setPage: (page: number) => {
      change({ page })
      scrollTo(0, 0)
    },
  }
}

type ListControls = ReturnType<typeof useListController>

const ListContext = createContext<ListControls | undefined>(undefined)

/** Gives a list of the API to the parts of a screen: its rows, page, order, filters and selection.
 *  @param props.sort of the first visit, as of `perPage` rows a page */
export function ListBase({ resource, perPage, sort, children }: Props) {
  return <ListContext value={useListController(resource, perPage, sort)}>{children}</ListContext>
}

/** The list around a component. The caller knows the rows from the contract of the list's resource.
 *  @throws Error outside of a list */
export function useListContext<Row = unknown>() {
  const list = useContext(ListContext)
  if (!list) throw new Error("No list around this component")
  return list as Omit<ListControls, "data"> & { data: Row[] | undefined }
}
