'use client'

import { useForm, useLocale as useContentLocale } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { Fragment, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '@/components/ui/button'
import { isLanguage } from '@/i18n/languages'
import { compareTexts, type TextPart } from '@/lib/compare-texts'
import { changedTexts, countWords, textOf, type ChangedText, type FormValues } from '../data-rules'
import { readDocument } from './send-document'
import { useFieldLabels } from './field-labels'
import { useSaver } from './use-saver'
import { useTimes } from './use-times'

/** More of a field is cut: the rest comes back all the same. */
const MAX_CHARACTERS = 20_000

type Props = { kind: 'found' | 'taken' | 'elsewhere' }

/** The words of this device against the saved draft, above the fields of the form. */
export function KeptWords({ kind }: Props) {
  const place = usePlace()
  return place && createPortal(<Difference kind={kind} />, place)
}

/** An element before the fields, in the flow of the page. */
function usePlace(): HTMLElement | undefined {
  const { formRef } = useForm()
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const form = (formRef as { current: HTMLElement | null }).current
    const fields = form?.querySelector('.document-fields')
    if (!fields) return
    const element = document.createElement('div')
    fields.before(element)
    // oxlint-disable-next-line react/set-state-in-effect -- the element is made for this component
    setPlace(element)
    return () => element.remove()
  }, [formRef])
  return place
}

const edge = 'flex flex-wrap gap-x-3 gap-y-1 px-6 text-note text-muted'
const passage = 'm-0 not-first:mt-2.5 data-same:text-muted'

type Texts = { changes: ChangedText[]; savedWords: number; mineWords: number; isNew: boolean }

function Difference({ kind }: Props) {
  const t = useTranslations('saving')
  const { saver, saving } = useSaver()
  const { clock } = useTimes()
  const { code } = useContentLocale()
  const texts = useTexts(kind)
  const { trouble } = saving
  const [isBusy, setBusy] = useState(false)
  const language = isLanguage(code) ? t(`languages.${code}`) : ''
  const name = trouble?.kind === 'taken' ? trouble.editor.name || t('someone') : undefined
  const title =
    kind === 'found'
      ? t('difference.device', { time: clock(saver.offer.copy?.at ?? 0) })
      : name
        ? t('difference.theirs', { name })
        : t('difference.others')
  const put = async () => {
    if (isBusy) return
    setBusy(true)
    await saver.putMine()
    setBusy(false)
  }
  return (
    <section
      className="mx-(--gutter-h) my-6 border-t-2 border-yellow-mark bg-surface max-md:mx-0"
      aria-label={title}
    >
      <header className={`${edge} items-baseline pt-3`}>
        <h3 className="text-ink">{title}</h3>
        {texts && texts !== 'unread' && <span>{summaryOf(texts, language, t)}</span>}
      </header>
      {texts && (
        <div className="max-h-[40vh] max-w-190 overflow-y-auto px-6 pt-2.5 pb-4 text-body leading-6.5 wrap-break-word">
          {texts === 'unread' ? (
            <p className="m-0">{t('difference.unread')}</p>
          ) : (
            <Changes changes={texts.changes} />
          )}
        </div>
      )}
      <footer className={`${edge} items-center justify-between border-t border-line py-2.5`}>
        <span className="flex items-center gap-2">
          <i className="w-5.5 border-t-2 border-red-text" />
          {t('difference.saved')}
          <i className="ml-2.5 h-3 w-5.5 bg-yellow-ground inset-ring inset-ring-yellow-mark forced-outline" />
          {t('difference.yours')}
        </span>
        {kind === 'taken' && name && <span>{t('difference.later', { name })}</span>}
        {kind !== 'found' && (
          <Button
            variant="line"
            size="compact"
            aria-disabled={kind === 'taken' || isBusy}
            onClick={() => kind === 'elsewhere' && void put()}
          >
            {t('difference.put')}
          </Button>
        )}
      </footer>
    </section>
  )
}

/** Reads the saved draft, and returns what differs in it and in the words of this device. */
function useTexts(kind: Props['kind']): Texts | 'unread' | undefined {
  const { saver, saving } = useSaver()
  const [texts, setTexts] = useState<Texts | 'unread'>()
  const at = kind === 'found' ? saver.offer.copy?.at : undefined
  useEffect(() => {
    let isCurrent = true
    const { form, offer } = saver
    if (!form) return
    const read = async (): Promise<Texts | 'unread'> => {
      const isNew = 'id' in form.target && form.target.id === undefined
      const saved = isNew ? {} : await readDocument(form.target, form.language)
      if (!saved) return 'unread'
      const mine = kind === 'found' ? (offer.copy?.data ?? {}) : (saver.words?.unsavedValues() ?? {})
      const fields = Object.keys(mine)
      const count = (data: FormValues) => countWords(textOf(data, fields))
      const changes = changedTexts(saved, mine, fields)
      return { changes, savedWords: count(saved), mineWords: count(mine), isNew }
    }
    void read().then((found) => isCurrent && setTexts(found))
    return () => {
      isCurrent = false
    }
    // Each save changes what the words are compared with.
  }, [kind, saver, at, saving.savedAt])
  return texts
}

function summaryOf(
  { savedWords, mineWords, isNew }: Texts,
  language: string,
  t: ReturnType<typeof useTranslations<'saving'>>,
): string {
  if (isNew) return t('difference.new', { language })
  const count = Math.abs(mineWords - savedWords)
  if (count === 0) return t('difference.same', { language })
  return t(mineWords > savedWords ? 'difference.more' : 'difference.fewer', { language, count })
}

function Changes({ changes }: { changes: ChangedText[] }) {
  const t = useTranslations('saving.difference')
  const { code } = useContentLocale()
  const labelsOf = useFieldLabels()
  if (changes.length === 0) return <p className="m-0">{t('onlySettings')}</p>
  return changes.map((change, index) => (
    <Fragment key={index}>
      <h4 className="mt-3.5 mb-0.5 text-note leading-5 font-medium text-muted first:mt-0">
        {labelsOf(change.path).join(' › ')}
      </h4>
      <div lang={code}>
        <Parts change={change} />
      </div>
    </Fragment>
  ))
}

function Parts({ change: { before, after } }: { change: ChangedText }) {
  const t = useTranslations('saving.difference')
  const cut = (text: string) => text.slice(0, MAX_CHARACTERS)
  const parts = compareTexts(cut(before), cut(after))
  return (
    <>
      {paragraphsOf(parts).map((paragraph, index) => (
        <p
          key={index}
          className={passage}
          data-same={paragraph.every(({ kind }) => kind === 'same') || undefined}
        >
          {paragraph.map(({ kind, text }, place) => (
            <Fragment key={place}>
              {kind === 'same' && text}
              {kind === 'removed' && (
                <del className="text-red-text">
                  <span className="sr-only">{t('removed')} </span>
                  {text}
                </del>
              )}
              {kind === 'added' && (
                <ins className="bg-yellow-ground text-ink not-forced-colors:no-underline">
                  <span className="sr-only">{t('added')} </span>
                  {text}
                </ins>
              )}
            </Fragment>
          ))}
        </p>
      ))}
      {Math.max(before.length, after.length) > MAX_CHARACTERS && <p className={passage}>{t('truncated')}</p>}
    </>
  )
}

/** Splits the parts at line breaks. Of unchanged paragraphs, only those beside a change are shown. */
function paragraphsOf(parts: TextPart[]): TextPart[][] {
  const paragraphs: TextPart[][] = [[]]
  for (const { kind, text } of parts)
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) paragraphs.push([])
      if (line !== '') paragraphs.at(-1)?.push({ kind, text: line })
    }
  const isChanged = (paragraph: TextPart[] | undefined) =>
    paragraph?.some(({ kind, text }) => kind !== 'same' && text.trim() !== '') ?? false
  return paragraphs.filter(
    (paragraph, index) =>
      paragraph.length > 0 &&
      (isChanged(paragraph) || isChanged(paragraphs[index - 1]) || isChanged(paragraphs[index + 1])),
  )
}
