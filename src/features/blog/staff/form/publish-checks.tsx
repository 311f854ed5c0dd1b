'use client'

import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { discardDrafts, useDraft } from '@/components/staff/dialog-drafts'
import { Icon } from '@/components/staff/icon'
import { useBoardToasts } from '@/components/staff/use-toasts'
import { Button } from '@/components/ui/button'
import { translateHref } from '@/features/publishing/rules'
import type { Language } from '@/i18n/languages'
import { RequestError, requestErrorOf } from '@/lib/request-error'
import type { PostPublication, UndescribedPicture } from '../../queries/post-publication'
import { unfinishedText, type UnfinishedBlock } from '../../unfinished-rules'
import { useBlockTexts } from '../incomplete-reason'
import { PartHeading } from './part-heading'

/** Stores the alternative text of a picture in a language. Throws RequestError. */
async function saveAlt({ id, language }: UndescribedPicture, alt: string): Promise<void> {
  const response = await fetch(`/api/blog-images/${id}?depth=0&locale=${language}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ alt }),
  }).catch((error: unknown) => {
    throw requestErrorOf(error)
  })
  if (!response.ok) throw new RequestError(response.status === 403 ? 'forbidden' : 'failed')
}

/** Closes the dialog over the form and shows a block of the text with its fields open. `place` counts all blocks, from 0. */
function showBlock(place: number, close: () => void): void {
  close()
  // A dialog that closes returns the focus to what opened it.
  setTimeout(() => {
    const block = document.querySelectorAll<HTMLElement>('[data-block]')[place]
    const toggle = block?.querySelector<HTMLButtonElement>('[data-act=toggle]')
    block?.scrollIntoView({ block: 'center' })
    if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click()
    toggle?.focus({ preventScroll: true })
  })
}

const check = 'grid grid-cols-[--spacing(5)_minmax(0,1fr)] gap-3 border-t border-line py-2.5'

/** What is missing. */
const Check = ({ children }: { children: ReactNode }) => (
  <li className={check}>
    <span className="text-yellow-mark">
      <Icon name="warning" />
    </span>
    {children}
  </li>
)

type Props = {
  data: PostPublication
  languages: readonly Language[]
  /** The language that is open in the form. */
  open: Language
  onChange: () => Promise<void>
  onClose: () => void
}

/** What is missing before the texts go live, each with its fix in place, and what is there. */
export function PublishChecks({ data, languages, open, onChange, onClose }: Props) {
  const t = useTranslations('postForm.dialog')
  const names = useTranslations('dashboard.languages')
  const texts = useTranslations('postForm.missing')
  const missing = languages.flatMap((language) => data.missing[language].map((name) => ({ language, name })))
  const translation = useTranslations('translation')
  const { to, counts } = data.translation ?? {}
  const unread = to && languages.includes(to) ? (counts?.unread ?? 0) : 0
  const blocks = languages.flatMap((language) =>
    data.unfinished[language].map((block) => ({ language, block })),
  )
  const pictures = data.pictures.filter(({ language }) => languages.includes(language))
  return (
    <section aria-label={t('checks')}>
      <PartHeading>{t('checks')}</PartHeading>
      <ul className="m-0 list-none p-0">
        {pictures.map((picture) => (
          <MissingAlt key={`${picture.id} ${picture.language}`} picture={picture} onChange={onChange} />
        ))}
        {blocks.map(({ language, block }) => (
          <UnfinishedCheck
            key={`${language} ${block.place}`}
            block={block}
            language={language}
            onShow={language === open ? () => showBlock(block.place, onClose) : undefined}
          />
        ))}
        {missing.map(({ language, name }) => (
          <Check key={`${language} ${name}`}>{texts(name, { language: names(language) })}</Check>
        ))}
        {unread > 0 && (
          <Check>
            <span>
              {translation('unreadCheck', { count: unread })}{' '}
              <a href={translateHref({ collection: 'posts', id: data.id })}>{translation('name')}</a>
            </span>
          </Check>
        )}
        {missing.length === 0 && blocks.length === 0 && unread === 0 && (
          <li className={`${check} text-muted`}>
            <Icon name="check" />
            {t('complete')}
          </li>
        )}
      </ul>
    </section>
  )
}

function MissingAlt({ picture, onChange }: { picture: UndescribedPicture; onChange: () => Promise<void> }) {
  const t = useTranslations('postForm.alt')
  const language = useTranslations('dashboard.languages')(picture.language)
  const toasts = useBoardToasts()
  const draft = `alt-${picture.id}-${picture.language}`
  const [alt, setAlt] = useDraft(draft)
  const save = useMutation({
    mutationFn: () => saveAlt(picture, alt.trim()),
    onSuccess: () => {
      discardDrafts(draft)
      return onChange()
    },
    onError: (error) => toasts.failed(t('failed'), error),
  })
  const label = t('label', { language })
  return (
    <Check>
      <div>
        <b>{t(picture.isFeatured ? 'featured' : 'inText', { language })}</b>
        <div className="mt-1.5 grid grid-cols-[--spacing(16)_minmax(0,1fr)_auto] items-center gap-2.5 max-md:grid-cols-[--spacing(14)_minmax(0,1fr)]">
          {picture.url && (
            <img src={picture.url} alt="" className="h-11 w-16 rounded-tl-badge object-cover" />
          )}
          <input
            className="min-h-9 w-full rounded-control border border-field-line bg-surface px-3 py-1.5 hover:border-ink touch:min-h-11 touch:text-body"
            lang={picture.language}
            aria-label={label}
            placeholder={label}
            maxLength={300}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
          />
          <Button
            variant="line"
            size="compact"
            className="max-md:col-start-2"
            aria-disabled={save.isPending || !alt.trim()}
            onClick={() => alt.trim() && !save.isPending && save.mutate()}
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </Check>
  )
}

type UnfinishedCheckProps = {
  block: UnfinishedBlock
  language: Language
  /** Shows the block; undefined while its language is not open. */
  onShow: (() => void) | undefined
}

/** A block that lacks something, and what. */
function UnfinishedCheck({ block, language, onShow }: UnfinishedCheckProps) {
  const t = useTranslations('postForm.unfinished')
  const name = useTranslations('dashboard.languages')(language)
  const text = useBlockTexts()
  return (
    <Check>
      <span>
        {t('intro', { language: name })} {unfinishedText(text, block)}
      </span>
      {onShow && (
        <Button variant="line" size="compact" className="col-start-2 justify-self-start" onClick={onShow}>
          {t('show')}
        </Button>
      )}
    </Check>
  )
}
