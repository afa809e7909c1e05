/** A database that the program must not go on with. The message is for the person who starts it. */
export class DatabaseError extends Error {
  override name = "DatabaseError"
}
