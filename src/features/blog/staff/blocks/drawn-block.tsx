import { usePayloadAPI, useLocale } from '@payloadcms/ui'
import { NextIntlClientProvider } from 'next-intl'

import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { missingText, reportOnce } from '@/i18n/missing-text'
import blogEn from '@/messages/en/blog.json'
import layoutEn from '@/messages/en/layout.json'
import blogEs from '@/messages/es/blog.json'
import layoutEs from '@/messages/es/layout.json'
import type { BlockKind } from '../../block-rules'
import { FigureBlock, postBlocks } from '../../site/blocks/post-blocks'
import styles from './drawn-block.module.css'

type FigureInTextProps = { picture?: unknown; title?: string | null; caption?: string | null }

/** A figure whose form has only the id of its picture. */
function FigureInText({ picture, ...words }: FigureInTextProps) {
  const id = typeof picture === 'object' && picture !== null ? (picture as { id?: unknown }).id : picture
  const [answer] = usePayloadAPI(`/api/blog-images/${String(id)}`, { initialParams: { depth: 0 } })
  return <FigureBlock {...words} picture={answer.data as unknown} />
}

/** What the blocks say themselves, in the language of the text and not in that of the admin. */
const messages = {
  en: { blog: { blocks: blogEn.blocks }, layout: { serviceNames: layoutEn.serviceNames } },
  es: { blog: { blocks: blogEs.blocks }, layout: { serviceNames: layoutEs.serviceNames } },
}

type DrawnBlockProps = { kind: BlockKind; fields: Record<string, unknown> }

/** A block as the page of the post shows it in a narrow window. Nothing in it can be clicked. */
export function DrawnBlock({ kind, fields }: DrawnBlockProps) {
  const { code } = useLocale()
  const language = isLanguage(code) ? code : defaultLanguage
  return (
    <NextIntlClientProvider
      locale={language}
      messages={messages[language]}
      timeZone="UTC"
      onError={reportOnce}
      getMessageFallback={missingText}
    >
      <div
        className={['@container/post overflow-x-clip select-none', styles.drawn].join(' ')}
        inert
        lang={language}
      >
        <div className="prose">
          {kind === 'figure' ? <FigureInText {...fields} /> : postBlocks[kind](fields)}
        </div>
      </div>
    </NextIntlClientProvider>
  )
}
