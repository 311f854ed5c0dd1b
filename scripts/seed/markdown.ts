import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import type { Post } from '../../src/payload-types'

/** A body as the editor keeps it, of Markdown, with the editor's own rules. */
export function documentOf(payload: Payload, markdown: string): Post['content'] {
  const field = payload.collections.posts.config.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('Posts have no content')
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
