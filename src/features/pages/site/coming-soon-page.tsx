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
import { CallLink } from '@/features/services/site/call-link'
import styles from './coming-soon-page.module.css'

const rows = ['1', '2', '3', '4', '5'] as const

/** The form that the page will fill in, with a line for a signature. */
function ComingSoonSheet({ name }: { name: ComingSoonPageName }) {
  const t = useTranslations(`pages.soon.${name}.sheet`)
  return (
    <section aria-labelledby="sheet" className={styles.sheet}>
      <h2 id="sheet" className="pr-12 text-t2 leading-[1.1] text-balance">
        {t('title')}
      </h2>
      <dl className="mt-4">
        {rows.map((row) => (
          <div key={row} className={['border-t pt-2.5 pb-3', styles.line].join(' ')}>
            <dt className="font-display text-body leading-tight font-head">{t(`rows.${row}.title`)}</dt>
            <dd className="text-caption leading-lead">{t(`rows.${row}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="grid grid-cols-[minmax(0,max-content)_minmax(--spacing(18),1fr)] items-end gap-4 border-t-2 border-on-tint pt-3 text-caption leading-lead">
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
    <section aria-labelledby="question" className="band-sunk section">
      <div className="page columns gap-y-8 lg:gap-y-0">
        <div className="col-span-full lg:col-[1/6]">
          <h2 id="question">{t('title')}</h2>
          <p className="lead mt-4 max-w-[24em] text-muted">{t('text')}</p>
        </div>
        <ul className={['col-span-full lg:col-[6/13]', styles.doors].join(' ')}>
          {answers.map((answer) => (
            <li key={answer}>
              <Link href={prefilledContactPath(t(`answers.${answer}.message`))} prefetch={false}>
                {t(`answers.${answer}.label`)}
                <Arrow className="w-5 flex-none" />
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
    <section aria-labelledby="until" className="band-sunk pb-section">
      <div className="page columns items-end gap-y-8 lg:gap-y-0">
        <h2 id="until" className="col-span-full text-t4 lg:col-[1/4]">
          {t('until')}
        </h2>
        <ul className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-gap gap-y-6 lg:col-[4/13]">
          {ways[name].map(({ key, path, picture }) => (
            <li key={key}>
              <Link
                href={path}
                prefetch={false}
                className="group grid grid-cols-[clamp(--spacing(22),8vw,--spacing(32))_minmax(0,1fr)] items-start gap-4 text-caption leading-lead text-muted no-underline"
              >
                <span className="thumb aspect-[0.9]">
                  <Picture name={picture} alt="" className="picture-fill" />
                </span>
                <span>
                  <b className="block font-display text-body leading-[1.2] font-head text-ink underline-offset-4 group-hover:underline min-[80rem]:text-t1">
                    {t(`${name}.ways.${key}.title`)}
                  </b>
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
    <main id="content" className="overflow-clip">
      <div className="page columns">
        <div
          lang={within(lang)}
          className="@container col-span-full grid content-start justify-items-start py-[clamp(--spacing(10),5vw,--spacing(22))] min-[54rem]:pr-8 lg:col-[1/7]"
        >
          <h1 className="title-hero text-[min(var(--t6),17cqi)] wrap-anywhere">{copy.title}</h1>
          <p className="mt-4 font-display text-t3 leading-[1.15] font-light tracking-[-0.02em] text-balance">
            {copy.soon}
          </p>
          <p className="lead mt-6 max-w-[31em] text-muted">{copy.text}</p>
          <CallLink className={buttonClass('accent', 'normal', 'mt-8 max-sm:w-full')}>{copy.button}</CallLink>
        </div>
        <div className={['col-span-full bleed-end lg:col-[7/13]', styles.plan].join(' ')}>
          <Picture name={`soon-${name}`} alt={t(`${name}.picture`)} priority className="picture-fill" />
          <ComingSoonSheet name={name} />
        </div>
      </div>
      <ComingSoonQuestion name={name} />
      <ComingSoonWays name={name} />
    </main>
  )
}
