/** Ids of the filter panel and its form, which buttons and fields outside of them refer to. */
export const filterPanelId = "filters"
export const filterFormId = "filter-form"
