import { getLocale } from 'next-intl/server'

import { graphOf } from '../queries/graph'
import { scriptText } from '../rules'

/** What a page is about, for machines. `path` is without the language's prefix. Nothing when it cannot be read. */
export async function StructuredData({ path }: { path: string }) {
  const graph = await graphOf(path, await getLocale()).catch(() => undefined)
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
}
