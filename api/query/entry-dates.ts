/** The dates of an entry that appears as soon as it is made.
 *  @param editedAt long ago for one that nobody has edited */
export function entryDates({ createdAt, editedAt }: { createdAt: string; editedAt: string }) {
  return { createdAt, updatedAt: editedAt > createdAt ? editedAt : createdAt, publishedAt: createdAt }
}
