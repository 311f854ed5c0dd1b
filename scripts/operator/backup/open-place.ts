import { basename, dirname } from 'node:path'

import { bucketPlace } from './bucket'
import { folderPlace } from './folder'
import type { Place } from './place'

const isBucket = (address: string) => address.startsWith('s3://')

/** Opens a folder, or a bucket such as `s3://backups/puente`. */
export const openPlace = (address: string): Place =>
  isBucket(address) ? bucketPlace(address) : folderPlace(address)

/** Returns what reads an archive from its beginning, in a folder or a bucket. It can be called again. */
export function archiveAt(address: string): () => AsyncIterable<Buffer> {
  const split = address.lastIndexOf('/')
  const [parent, name] = isBucket(address)
    ? [address.slice(0, split), address.slice(split + 1)]
    : [dirname(address), basename(address)]
  const place = openPlace(parent)
  return () => place.read(name)
}
