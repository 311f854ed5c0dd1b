import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Payload } from 'payload'

import type { Post } from '../../src/payload-types'

/** Converts Markdown to the Lexical content of a collection, with the features of its editor. */
export function markdownToLexical(
  payload: Payload,
  markdown: string,
  collection: CollectionSlug = 'posts',
): Post['content'] {
  const { flattenedFields } = payload.collections[collection].config
  const field = flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error(`${collection} has no rich text field named content`)
  const editorConfig = editorConfigFactory.fromField({ field })
  const convert = (text: string) => convertMarkdownToLexical({ editorConfig, markdown: text.trim() })
  const children = markdown.split(BLOCK).flatMap<object>((part, index) => {
    if (index % 2 === 0) return part.trim() ? convert(part).root.children : []
    return [{ type: 'block', version: 2, format: '', fields: JSON.parse(part) as object }]
  })
  return { root: { ...convert('').root, children } } as unknown as Post['content']
}

/** A code fence with the fields of a block. */
const BLOCK = /^```json block\n([\s\S]*?)\n```$/m

/** Splits a Markdown file into its front matter (lines of `key: value`) and its body. */
export function parseFrontMatter(text: string): { fields: Record<string, string>; body: string } {
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = header.split('\n').flatMap((row) => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(row) ?? []
    return key ? [[key, (value ?? '').replace(/^(["'])(.*)\1$/, '$2')]] : []
  })
  return { fields: Object.fromEntries(fields) as Record<string, string>, body }
}
