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

/** Below the name of a choice. */
const below = 'col-[2/-1]'
const note = 'block text-note leading-4.5 text-muted'

/** One language, the other, or both. The chosen one shows the way from the draft to its address. */
export function PublishChoices({ data, open, choice, setChoice, hasRead, setHasRead }: Props) {
  const t = useTranslations('postForm.dialog')
  const names = useTranslations('dashboard.languages')
  const choices: PublishChoice[] = [open, otherLanguage(open), 'both']
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 p-0 text-small font-semibold">{t('what')}</legend>
      {choices.map((name) => (
        <label
          key={name}
          className="-mt-px grid cursor-pointer grid-cols-[--spacing(5)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border border-line px-4 py-3.5 has-checked:relative has-checked:bg-surface has-checked:ring-2 has-checked:ring-ink"
        >
          <input
            type="radio"
            name="publish"
            className="size-4.5 accent-ink"
            checked={name === choice}
            onChange={() => setChoice(name)}
          />
          <b className="block first-letter:uppercase">{name === 'both' ? t('both') : names(name)}</b>
          {name === 'both' ? (
            <small className={`${below} ${note}`}>{t('bothHint')}</small>
          ) : (
            <Way data={data} language={name} choice={choice} />
          )}
        </label>
      ))}
      {choice === 'both' && (
        <div className="mt-4 border-t-2 border-ink bg-surface px-5 py-4">
          <b>{t('bothHead')}</b>
          <dl className="m-0">
            {languages.map((name) => (
              <div
                key={name}
                className="grid grid-cols-[--spacing(24)_minmax(0,1fr)_minmax(0,1fr)] gap-3 border-t border-line py-2 max-md:grid-cols-[--spacing(18)_minmax(0,1fr)]"
              >
                <dt>{names(name)}</dt>
                <dd className="m-0">{t(`change.${data.texts[name].state}`)}</dd>
                <dd className="m-0 wrap-anywhere max-md:col-start-2">{pathOf(data, name)}</dd>
              </div>
            ))}
          </dl>
          <label className="mt-2 flex items-center gap-2.5">
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
        <span
          className={`${below} mt-1.5 grid grid-cols-[auto_minmax(--spacing(10),1fr)_auto] items-end gap-3 text-small max-md:grid-cols-[minmax(0,1fr)]`}
        >
          <span>{t('yourDraft')}</span>
          <svg
            viewBox="0 0 200 28"
            preserveAspectRatio="none"
            fill="none"
            className="h-6 w-full overflow-visible stroke-accent stroke-2 max-md:w-24"
            aria-hidden="true"
          >
            <path d="M2 27C8 -6 192 -6 198 27" vectorEffect="non-scaling-stroke" />
          </svg>
          <span>
            <b className="wrap-anywhere">{pathOf(data, language)}</b>
            <small className={note}>{t(`also.${state}`)}</small>
          </span>
        </span>
      ) : (
        !isListed && (
          <small className={`${below} ${note}`}>
            {t(choice === otherLanguage(language) ? `stays.${state}` : 'incomplete')}
          </small>
        )
      )}
    </>
  )
}
