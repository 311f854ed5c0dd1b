import { Link } from '@/components/staff/link'
import { useTranslations } from 'next-intl'
import { createPortal } from 'react-dom'

import { Chip } from '@/components/ui/chip'
import { useHydrated } from '@/components/ui/use-browser'
import { toDo, translationStates, type TranslationCounts } from '@/features/translation/rules'
import { stateShares } from '@/features/translation/staff/state-colors'
import { translateHref } from '@/features/publishing/rules'
import { languages, type Language } from '@/i18n/languages'
import type { PostPublication } from '../../queries/post-publication'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import { editHref } from '../post-params'
import { LANGUAGE_BRIDGE } from './post-head'

type Props = { data: PostPublication; open: Language }

/** The two languages of the post above its text, and the arc of the translation between them. */
export function LanguageBridge(props: Props) {
  const place = useHydrated() ? document.getElementById(LANGUAGE_BRIDGE) : null
  return place && createPortal(<Bridge {...props} />, place)
}

function Bridge({ data, open }: Props) {
  const t = useTranslations('translation')
  return (
    <nav
      className="mt-4 grid grid-cols-2 items-end md:grid-cols-[auto_minmax(--spacing(20),1fr)_auto]"
      aria-label={t('bridge.label')}
    >
      {languages.map((language, index) => [
        index > 0 && data.translation && (
          <TranslationLink
            key="arc"
            id={data.id}
            counts={data.translation.counts}
            isReversed={data.translation.to === 'en'}
          />
        ),
        <LanguageLink key={language} data={data} language={language} isOpen={language === open} />,
      ])}
    </nav>
  )
}

function LanguageLink({
  data,
  language,
  isOpen,
}: {
  data: PostPublication
  language: Language
  isOpen: boolean
}) {
  const t = useTranslations('blogBoard')
  const name = useTranslations('translation')(`own.${language}`)
  const { state } = data.texts[language]
  return (
    <Link
      href={editHref(data.id, language)}
      aria-current={isOpen ? 'true' : undefined}
      className={`grid justify-items-start gap-0.5 border-t-2 px-3.5 py-2.5 text-inherit no-underline ${isOpen ? 'border-ink bg-surface' : 'border-transparent'}`}
    >
      <b lang={language} className="font-display text-body/6">
        {name}
      </b>
      <Chip {...stateStyles[state]}>{t(`states.${state}`)}</Chip>
    </Link>
  )
}

type TranslationLinkProps = { id: string; counts: TranslationCounts; isReversed: boolean }

/** The arc in proportion: ready, then what is to be done; its words lead to where that is done. */
function TranslationLink({ id, counts, isReversed }: TranslationLinkProps) {
  const t = useTranslations('translation')
  const total = Math.max(1, counts.ready + toDo(counts))
  const words = (['stale', 'unread', 'missing'] as const).flatMap((state) =>
    counts[state] > 0 ? [t(`counts.${state}`, { count: counts[state] })] : [],
  )
  return (
    <span className="grid justify-items-center pb-2.5 text-center text-note/4.5 max-md:order-1 max-md:col-span-full">
      <svg
        viewBox="0 0 320 26"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
        className="h-6.5 w-9/10 max-w-80"
      >
        <g transform={isReversed ? 'matrix(-1 0 0 1 320 0)' : undefined}>
          {translationStates.map((state, index) => {
            const before = translationStates.slice(0, index).reduce((sum, name) => sum + counts[name], 0)
            return (
              <path
                key={state}
                className={stateShares[state]}
                vectorEffect="non-scaling-stroke"
                d="M2 24C40 -4 280 -4 318 24"
                pathLength={total}
                strokeDasharray={`0 ${before} ${counts[state]} ${total}`}
              />
            )
          })}
        </g>
      </svg>
      <Link href={translateHref({ collection: 'posts', id })} className="text-link">
        {words.length > 0 ? words.join(', ') : t('bridge.ready')}
      </Link>
    </span>
  )
}
