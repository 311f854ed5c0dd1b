'use client'

import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { CopyWords } from './copy-words'
import { SavingDialog } from './saving-dialog'
import { SavingTexts } from './saving-texts'
import type { UnsavedDocument } from './tabs-channel'

type Props = { documents: UnsavedDocument[]; onStay: () => void; onDiscard: () => void }

/** Names the words that could not be saved before someone signs out. */
export const SignOutDialog = (props: Props) => (
  <SavingTexts>
    <Content {...props} />
  </SavingTexts>
)

function Content({ documents, onStay, onDiscard }: Props) {
  const t = useTranslations('saving')
  return (
    <SavingDialog title={t('signOut.title')} onClose={onStay}>
      <div className="dialog-body">
        <p>{t('signOut.text')}</p>
        <ul className="saving-documents">
          {documents.map(({ key, title, words }) => (
            <li key={key}>
              <b>{title || t('fields.untitled')}</b>
              <span>{t('signOut.words', { count: words })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot">
        <Button variant="danger" onClick={onDiscard}>
          {t('signOut.discard')}
        </Button>
        <CopyWords text={() => documents.map(({ title, text }) => `${title}\n\n${text}`).join('\n\n\n')} />
        <Button variant="accent" data-autofocus onClick={onStay}>
          {t('signOut.stay')}
        </Button>
      </div>
    </SavingDialog>
  )
}
