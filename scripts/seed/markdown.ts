import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Payload } from 'payload'

import type { Post } from '../../src/payload-types'

/** A body as the editor of a collection keeps it, of Markdown, with that editor's own rules. */
export function documentOf(
  payload: Payload,
  markdown: string,
  collection: CollectionSlug = 'posts',
): Post['content'] {
  const { flattenedFields } = payload.collections[collection].config
  const field = flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error(`${collection} have no content`)
  const editorConfig = editorConfigFactory.fromField({ field })
  return convertMarkdownToLexical({ editorConfig, markdown: markdown.trim() }) as Post['content']
}

/** The lines `key: value` between two lines of dashes, and what follows them. */
export function frontMatter(text: string): { fields: Record<string, string>; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const fields = head.split('\n').flatMap((row) => {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(row) ?? []
    return key ? [[key, (value ?? '').replace(/^(["'])(.*)\1$/, '$2')]] : []
  })
  return { fields: Object.fromEntries(fields) as Record<string, string>, body }
}
