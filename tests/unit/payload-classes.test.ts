import { readFileSync } from 'node:fs'

import tailwind from '@tailwindcss/postcss'
import postcss, { type ChildNode, type Root } from 'postcss'
import { expect, test } from 'vitest'

/** Utilities have no prefix: in Payload's admin, one whose name Payload gives to an element of its own would change that element. */
const entry = 'src/app/(payload)/admin/theme.css'
const theirs = ['next/dist/prod/styles.css', 'richtext-lexical/dist/field/bundled.css'].map(
  (file) => `node_modules/@payloadcms/${file}`,
)

const classesOf = (root: { walkRules: Root['walkRules'] }) => {
  const names = new Set<string>()
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) names.add(name)
  })
  return names
}

const isUtilities = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities'

test('no utility of the admin has the name of a class of Payload', async () => {
  const { root } = await postcss([tailwind()]).process(readFileSync(entry, 'utf8'), { from: entry })
  const layer = postcss.root({ nodes: root.nodes.filter(isUtilities) })
  const utilities = classesOf(layer)
  expect(utilities.size).toBeGreaterThan(100)
  const classes = new Set(theirs.flatMap((file) => [...classesOf(postcss.parse(readFileSync(file, 'utf8')))]))
  expect(classes).toContain('table')
  // Means the same in both.
  expect([...utilities].filter((name) => classes.has(name))).toEqual(['sr-only'])
})
