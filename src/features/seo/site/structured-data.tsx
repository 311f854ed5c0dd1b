import { getLocale } from 'next-intl/server'

import { structuredData } from '../queries/graph'
import { scriptText } from '../rules'

/** The JSON-LD of a page. `path` is without the language's prefix. Renders nothing when it cannot be read. */
export async function StructuredData({ path }: { path: string }) {
  const graph = await structuredData(path, await getLocale()).catch(() => undefined)
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />
}
