'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { isLanguage } from '@/i18n/languages'
import type { SaveTarget } from '../answer-rules'
import { CopyWords } from './copy-words'
import { SavingDialog } from './saving-dialog'
import { SavingTexts } from './saving-texts'
import type { UnsavedDocument } from './tabs-channel'
import { useTimes } from './use-times'

type Props = { documents: UnsavedDocument[]; onStay: () => void; onDiscard: () => void }

/** Names the words that could not be saved before someone signs out. */
export const SignOutDialog = (props: Props) => (
  <SavingTexts>
    <Content {...props} />
  </SavingTexts>
)

/** Returns the kind of a document, its language, and since when it has words that aren't saved. */
function useOrigin(): (document: UnsavedDocument) => string {
  const t = useTranslations('saving')
  const { within } = useTimes()
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  // The title of a global is its name.
  const kindsOf = (target: SaveTarget) =>
    'global' in target
      ? []
      : [getTranslation(getEntityConfig({ collectionSlug: target.collection }).labels.singular, i18n)]
  return ({ origin }) => {
    if (!origin) return ''
    const { target, language, since } = origin
    const name = isLanguage(language) ? t(`languages.${language}`) : language
    return [...kindsOf(target), t('signOut.since', { language: name, time: within(since) })].join(', ')
  }
}

function Content({ documents, onStay, onDiscard }: Props) {
  const t = useTranslations('saving')
  const originOf = useOrigin()
  const heading = (document: UnsavedDocument) =>
    [document.title || t('fields.untitled'), originOf(document)].filter(Boolean).join('\n')
  return (
    <SavingDialog title={t('signOut.title')} onClose={onStay}>
      <div className="dialog-body">
        <p>{t('signOut.text')}</p>
        <ul className="saving-documents">
          {documents.map((document) => (
            <li key={document.key}>
              <span>
                <b>{document.title || t('fields.untitled')}</b>
                <small>{originOf(document)}</small>
              </span>
              <span>{t('signOut.words', { count: document.words })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot">
        <Button variant="danger" onClick={onDiscard}>
          {t('signOut.discard')}
        </Button>
        <CopyWords
          text={() => documents.map((document) => `${heading(document)}\n\n${document.text}`).join('\n\n\n')}
        />
        <Button variant="accent" data-autofocus onClick={onStay}>
          {t('signOut.stay')}
        </Button>
      </div>
    </SavingDialog>
  )
}
