import type { RichTextField } from 'payload'
import { describe, expect, it } from 'vitest'

import config from '@payload-config'
import { isClient, loadedBy, read } from '../support/imports'

/**
 * What a file of the import map imports for browsers is loaded by every page of Payload's admin, so its client components
 * are behind a `lazy.ts` (docs/architecture.md). Except those that stand on every page anyway.
 */

const importMap = 'src/app/(payload)/admin/importMap.js'
const { admin, collections } = await config
const { Nav, actions, providers } = admin.components
const onEveryPage = [Nav, ...actions, ...providers].map(fileOf)
/** Small ones: the hooks of the address, which the link to a lead brings along, the fields of a block in a text, and groups of fields. */
const small = [
  'src/components/staff/use-url.ts',
  'src/features/blog/staff/blocks/block-fields.tsx',
  'src/components/staff/form-section.tsx',
]
const isAllowed = (file: string) => /\/lazy\.tsx?$/.test(file) || small.includes(file)

/** The file of a component path, without its ending. */
function fileOf(component: unknown): string {
  const path = typeof component === 'string' ? component : (component as { path: string }).path
  return path.slice(1).split('#')[0] ?? ''
}

/** Lists the first client modules below a file of the server. */
function clientModulesBelow(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  return isClient(file) ? [file] : loadedBy(file).flatMap((next) => clientModulesBelow(next, seen))
}

describe("the import map of Payload's admin", () => {
  const entries = [...new Set(loadedBy(importMap))].filter(
    (file) => !onEveryPage.includes(file.replace(/\.tsx?$/, '')),
  )

  it('names many components', () => {
    expect(entries.length).toBeGreaterThan(20)
  })

  it.each(entries)('%s brings client components only when they are shown', (file) => {
    expect(clientModulesBelow(file).filter((found) => !isAllowed(found))).toEqual([])
  })

  it('names no client components of packages', () => {
    expect(read(importMap)).not.toMatch(/from '@payloadcms\/[\w-]+\/client'/)
  })
})

it('an editor knows the client half of each feature by its name', async () => {
  const known = read('src/components/editor/text-editor.tsx')
  const texts = collections.flatMap(({ flattenedFields }) =>
    flattenedFields.filter((field): field is RichTextField => field.type === 'richText'),
  )
  expect(texts.length).toBeGreaterThan(1)
  for (const { editor } of texts) {
    const { resolvedFeatureMap } = (editor as unknown as { editorConfig: Editor }).editorConfig
    for (const { ClientFeature } of resolvedFeatureMap.values())
      if (ClientFeature) expect(known).toContain(`  ${ClientFeature.split('#')[1]},\n`)
  }
})
type Editor = { resolvedFeatureMap: Map<string, { ClientFeature?: string }> }
