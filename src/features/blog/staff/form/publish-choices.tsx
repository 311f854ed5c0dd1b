import { useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { languages, localizedPath, otherLanguage, type Language } from '@/i18n/languages'
import type { PostPublication } from '../../queries/post-publication'
import { stateStyles } from '@/features/publishing/staff/state-styles'

export type PublishChoice = Language | 'both'

type Props = {
  data: PostPublication
  /** The language that is open in the form. */
  open: Language
  choice: PublishChoice
  setChoice: (choice: PublishChoice) => void
  hasRead: boolean
  setHasRead: (hasRead: boolean) => void
}

/** One language, the other, or both. The chosen one shows the way from the draft to its address. */
export function PublishChoices({ data, open, choice, setChoice, hasRead, setHasRead }: Props) {
  const t = useTranslations('postForm.dialog')
  const names = useTranslations('dashboard.languages')
  const choices: PublishChoice[] = [open, otherLanguage(open), 'both']
  return (
    <fieldset className="publish-choices">
      <legend>{t('what')}</legend>
      {choices.map((name) => (
        <label key={name} className="publish-choice" data-chosen={name === choice || undefined}>
          <input type="radio" name="publish" checked={name === choice} onChange={() => setChoice(name)} />
          <b>{name === 'both' ? t('both') : names(name)}</b>
          {name === 'both' ? (
            <small>{t('bothHint')}</small>
          ) : (
            <Way data={data} language={name} choice={choice} />
          )}
        </label>
      ))}
      {choice === 'both' && (
        <div className="publish-both">
          <b>{t('bothHead')}</b>
          <dl>
            {languages.map((name) => (
              <div key={name}>
                <dt>{names(name)}</dt>
                <dd>{t(`change.${data.texts[name].state}`)}</dd>
                <dd className="publish-path">{pathOf(data, name)}</dd>
              </div>
            ))}
          </dl>
          <label className="publish-read">
            <input type="checkbox" checked={hasRead} onChange={({ target }) => setHasRead(target.checked)} />
            {t('bothRead', { language: names(otherLanguage(open)) })}
          </label>
        </div>
      )}
    </fieldset>
  )
}

const pathOf = ({ slugs }: PostPublication, language: Language) =>
  localizedPath(`/blog/${slugs[language] ?? ''}`, language)

type WayProps = { data: PostPublication; language: Language; choice: PublishChoice }

function Way({ data, language, choice }: WayProps) {
  const t = useTranslations('postForm.dialog')
  const states = useTranslations('blogBoard.states')
  const { state, isComplete } = data.texts[language]
  const isChosen = language === choice
  // What changes in both languages is listed below the choices.
  const isListed = choice === 'both' && isComplete
  return (
    <>
      <Chip {...stateStyles[state]}>{states(state)}</Chip>
      {isChosen && isComplete ? (
        <span className="publish-way">
          <span>{t('yourDraft')}</span>
          <svg viewBox="0 0 200 28" preserveAspectRatio="none" aria-hidden="true">
            <path d="M2 27C8 -6 192 -6 198 27" />
          </svg>
          <span>
            <b className="publish-path">{pathOf(data, language)}</b>
            <small>{t(`also.${state}`)}</small>
          </span>
        </span>
      ) : (
        !isListed && <small>{t(choice === otherLanguage(language) ? `stays.${state}` : 'incomplete')}</small>
      )}
    </>
  )
}
