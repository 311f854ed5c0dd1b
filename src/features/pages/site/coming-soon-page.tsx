import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { ComingSoonPageName } from '@/features/routes/rules'
import { prefilledContactPath } from '@/features/services/site/contact-path'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { PictureName } from '@/lib/art/catalog'
import type { IndustriesPage } from '@/payload-types'

const rows = ['1', '2', '3', '4', '5'] as const

/** The form that the page will fill in, with a line for a signature. */
function ComingSoonSheet({ name }: { name: ComingSoonPageName }) {
  const t = useTranslations(`pages.soon.${name}.sheet`)
  return (
    <section aria-labelledby="sheet" className="coming-soon-sheet">
      <h2 id="sheet">{t('title')}</h2>
      <dl>
        {rows.map((row) => (
          <div key={row}>
            <dt>{t(`rows.${row}.title`)}</dt>
            <dd>{t(`rows.${row}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span>{t('signed')}</span>
        <svg viewBox="0 0 200 60" aria-hidden="true">
          <path
            d="M6 44c10-18 24-36 32-34s-8 34 4 30s14-26 22-22s0 20 8 18s10-14 16-10s6 10 20 6s22-6 34-3"
            fill="none"
            stroke="var(--art-pink)"
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path d="M2 56H198" stroke="var(--on-tint)" strokeWidth="2" />
        </svg>
      </p>
    </section>
  )
}

const answers = ['1', '2', '3', '4'] as const

/** A question with a door for each answer. Each leads to the contact form, where the message begins with the answer. */
function ComingSoonQuestion({ name }: { name: ComingSoonPageName }) {
  const t = useTranslations(`pages.soon.${name}.question`)
  return (
    <section aria-labelledby="question" className="band-sunk section coming-soon-question">
      <div className="page columns">
        <div>
          <h2 id="question">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
        </div>
        <ul>
          {answers.map((answer) => (
            <li key={answer}>
              <Link href={prefilledContactPath(t(`answers.${answer}.message`))} prefetch={false}>
                {t(`answers.${answer}.label`)}
                <Arrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Way = { key: '1' | '2'; path: string; picture: PictureName }

const ways: Record<ComingSoonPageName, [Way, Way]> = {
  industries: [
    { key: '1', path: '/services/seo-optimization', picture: 'service-seo-optimization' },
    { key: '2', path: '/resources', picture: 'cover-opening-night-12' },
  ],
  'case-studies': [
    { key: '1', path: '/services/web-development', picture: 'service-web-development' },
    { key: '2', path: '/services/marketing-automation', picture: 'service-marketing-automation' },
  ],
  careers: [
    { key: '1', path: '/about', picture: 'about-origin' },
    { key: '2', path: '/resources', picture: 'cover-opening-night-12' },
  ],
}

/** Two pages that have something to read today. */
function ComingSoonWays({ name }: { name: ComingSoonPageName }) {
  const t = useTranslations('pages.soon')
  return (
    <section aria-labelledby="until" className="band-sunk coming-soon-ways">
      <div className="page columns">
        <h2 id="until" className="title">
          {t('until')}
        </h2>
        <ul>
          {ways[name].map(({ key, path, picture }) => (
            <li key={key}>
              <Link href={path} prefetch={false}>
                <span className="thumb">
                  <Picture name={picture} alt="" className="picture-fill" />
                </span>
                <span>
                  <b>{t(`${name}.ways.${key}.title`)}</b>
                  {t(`${name}.ways.${key}.text`)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type Props = {
  name: ComingSoonPageName
  copy: Pick<IndustriesPage, 'title' | 'soon' | 'text' | 'button'>
  lang: Language
  language: Language
}

/**
 * A page whose content is still to come: its empty form, a question whose answers lead to the contact form, and two ways
 * on.
 */
export function ComingSoonPage({ name, copy, lang, language }: Props) {
  const t = useTranslations('pages.soon')
  const within = langWithin(language)
  return (
    <main id="content" className="coming-soon">
      <div className="page columns">
        <div lang={within(lang)} className="coming-soon-words">
          <h1 className="title-hero">{copy.title}</h1>
          <p className="coming-soon-date">{copy.soon}</p>
          <p className="lead">{copy.text}</p>
          <Link href="/contact" className={buttonClass('accent')}>
            {copy.button}
          </Link>
        </div>
        <div className="coming-soon-plan bleed-end">
          <Picture name={`soon-${name}`} alt={t(`${name}.picture`)} priority className="picture-fill" />
          <ComingSoonSheet name={name} />
        </div>
      </div>
      <ComingSoonQuestion name={name} />
      <ComingSoonWays name={name} />
    </main>
  )
}
