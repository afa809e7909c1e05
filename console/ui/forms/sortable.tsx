import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core"
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable"
import { CSS } from "@dnd-kit/utilities"
import type { CSSProperties, ReactNode } from "react"
import * as buttons from "#app/styles/buttons.module.css"
import { useText } from "../../i18n/use-text.ts"
import * as media from "../../styles/media.module.css"
import { Icon } from "../icon.tsx"
import { spokenOrder } from "../spoken-order.ts"

type ListProps<T> = {
  items: T[]
  idOf: (item: T) => string
  /** Returns the name of an item for screen readers. */
  nameOf: (item: T) => string
  onChange: (items: T[]) => void
  className: string
  /** Draws an item. @param handle what it is moved by */
  children: (item: T, handle: ReactNode, index: number) => ReactNode
}

/** A list whose order is changed by mouse, finger or keyboard (space, arrows, space), and told while it changes. */
export function Sortable<T>({ items, idOf, nameOf, onChange, className, children }: ListProps<T>) {
  const t = useText()
  const ids = items.map(idOf)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  function end({ active, over }: DragEndEvent) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove(items, from, to))
  }
  const called = (id: string | number) => {
    const item = items.find((one) => idOf(one) === id)
    return item ? nameOf(item) : ""
  }
  const accessibility = {
    announcements: spokenOrder(t, ids, called),
    screenReaderInstructions: { draggable: t("form.move.how") },
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={accessibility}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={className}>
          {items.map((item, index) => (
            <Item key={idOf(item)} id={idOf(item)} label={t("form.move", { name: nameOf(item) })}>
              {(handle) => children(item, handle, index)}
            </Item>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

type ItemProps = { id: string; label: string; children: (handle: ReactNode) => ReactNode }

function Item({ id, label, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition }
  const { role: _role, ...described } = attributes
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging}>
      {children(
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={`${buttons.iconBtn} ${media.cGrip}`}
          aria-label={label}
          {...described}
          {...listeners}
        >
          <Icon name="grip-vertical" />
        </button>,
      )}
    </li>
  )
}
