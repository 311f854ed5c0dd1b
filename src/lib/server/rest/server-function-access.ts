import type { PayloadRequest } from 'payload'

import { ownerOf, type CallArguments } from './server-function-arguments'

/**
 * Whether the user of the request may read every collection and global that a call names, and for the copy of a language
 * may change it. Which documents of a collection those are is left to Payload.
 */
export async function mayCall(
  req: PayloadRequest,
  name: string,
  { collectionSlug, globalSlug, schemaPath, parent }: CallArguments,
): Promise<boolean> {
  const [kind, owner] = ownerOf(schemaPath)
  const operation = name === 'copy-data-from-locale' ? 'update' : 'read'
  const { collections, globals } = req.payload
  const named = [
    ...[collectionSlug, parent?.collectionSlug, kind === 'collection' ? owner : undefined]
      .flat()
      .flatMap((slug) => (slug ? collections[slug as keyof typeof collections].config : [])),
    ...globals.config.filter(({ slug }) => slug === globalSlug || (kind === 'global' && slug === owner)),
  ]
  const answers = await Promise.all(named.map(async ({ access }) => access[operation]({ req })))
  return answers.every(Boolean)
}
