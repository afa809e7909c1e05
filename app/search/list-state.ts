/** What the field tells about its list of suggestions. */
export type ListState = { open: boolean; active: string | undefined }
