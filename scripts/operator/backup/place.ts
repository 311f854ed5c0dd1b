/** Where archives are kept: a folder, or a prefix of a bucket. */
export interface Place {
  /** Returns the name of an archive as an operator passes it to `restore`. */
  addressOf(name: string): string
  /** Stores an archive, which has its name only once it's whole. Returns its size. Throws a UserError when it can't. */
  put(name: string, bytes: AsyncIterable<Buffer>): Promise<number>
  /** Returns the bytes of an archive. Throws a UserError when there is none. */
  read(name: string): AsyncIterable<Buffer>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** Removes what backups that were killed have left, of archives whose names begin so. */
  removeLeftovers(prefix: string): Promise<void>
}

/** Archives of one site, by the host of its address: several sites may share a place. */
export const prefixOf = (siteUrl: string): string =>
  `puente-${new URL(siteUrl).hostname.replaceAll(':', '_')}-`

/** Returns the name of an archive: names sort by time. */
export const archiveName = (prefix: string, time: Date, isEncrypted: boolean): string =>
  `${prefix}${time
    .toISOString()
    .replace(/\.\d+/, '')
    .replaceAll(/[:-]/g, '')}.tar${isEncrypted ? '.age' : ''}`

/** Returns the archives with that prefix beyond the newest `keep`, to remove. */
export function expired(names: readonly string[], prefix: string, keep: number): string[] {
  const isArchive = (name: string) =>
    name.startsWith(prefix) && /^\d{8}T\d{6}Z\.tar(\.age)?$/.test(name.slice(prefix.length))
  return names.filter(isArchive).toSorted().toReversed().slice(keep)
}
