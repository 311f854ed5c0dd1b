import { useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'
import type { ScreenPassage } from '../queries/translation'
import type { PassageEdit } from './use-passage'

type Props = {
  passage: ScreenPassage
  language: Language
  name: string
  edit: PassageEdit
  isBusy: boolean
}

/** The texts of a translation, saved when the passage is left or with Ctrl or Cmd and Enter. */
export function PassageFields({ passage, language, name, edit, isBusy }: Props) {
  const t = useTranslations('translation')
  const parts = passage.source.length > 0 ? passage.source : passage.target
  const languageName = useTranslations('dashboard.languages')(language)
  return (
    <div className="passage-box">
      {parts.map((part, index) => (
        <div key={part.name} className={part.figure === undefined ? undefined : 'passage-line'}>
          <textarea
            lang={language}
            rows={1}
            spellCheck
            aria-label={t('field', {
              name,
              language: languageName,
              number: parts.length > 1 ? index + 1 : '',
            }).trim()}
            placeholder={t('write', { language: languageName })}
            value={edit.textOf(part.name)}
            readOnly={isBusy}
            onChange={({ target }) => edit.change(part.name, target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) edit.save()
            }}
          />
          {part.figure !== undefined && <span className="passage-figure">{part.figure}</span>}
        </div>
      ))}
    </div>
  )
}
