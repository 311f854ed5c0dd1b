/** The files of a collection of pictures, by their names. */
export type PictureStore = {
  /** Returns the bytes of a file; undefined when it does not exist. */
  read: (name: string) => Promise<Buffer | undefined>
  /** Deletes files; those that do not exist are ignored. */
  remove: (names: string[]) => Promise<void>
  /** Returns the names that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>
}
