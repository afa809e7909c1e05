import type { Block, BlockInline, BlockList, BlockListItem } from "#core/content/block.ts"

/** A list as HTML has it: a nested list stands inside the item before it, not beside it as Strapi stores it. */
type NestedList = Omit<BlockList, "children"> & { children: NestedItem[] }
type NestedItem = Omit<BlockListItem, "children"> & { children: (BlockInline | NestedList)[] }

function nestList(list: BlockList): NestedList {
  const children: NestedItem[] = []
  for (const child of list.children) {
    if (child.type === "list-item") {
      children.push(child)
      continue
    }
    // A list that begins with a deeper one has an item without words of its own.
    const before = children.pop() ?? { type: "list-item", children: [] }
    children.push({ ...before, children: [...before.children, nestList(child)] })
  }
  return { ...list, children }
}

/** Block content whose lists are nested as HTML takes them: a list may hold nothing but items. */
export const nestLists = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.type === "list" ? nestList(block) : block))
