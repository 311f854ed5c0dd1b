import { useTranslations } from 'next-intl'

import { PageHero } from '@/components/site/page-hero'
import { buttonClass } from '@/components/ui/button'
import { paragraphsOf } from '@/features/routes/rules'
import { prefilledContactPath } from '@/features/services/site/contact-path'
import { Link } from '@/i18n/navigation'

import type { Opening } from '../queries'

const Lines = ({ title, lines }: { title: string; lines: string[] }) =>
  lines.length > 0 && (
    <div>
      <h3 className="mb-2 text-t1">{title}</h3>
      <ul className="rows">
        {lines.map((line, index) => (
          <li key={index} className="py-2.5 leading-[1.4]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )

/** One opening whole, with a link that begins the message. */
function OpeningWhole({ opening }: { opening: Opening }) {
  const t = useTranslations('cases.openings')
  const { id, title, text, tasks, needs } = opening
  const facts = (['place', 'hours', 'pay'] as const).flatMap((name) =>
    opening[name] ? [{ name, text: opening[name] }] : [],
  )
  return (
    <li className="columns deck gap-y-6 py-[clamp(--spacing(10),5vw,--spacing(18))]">
      <div className="col-span-full lg:col-[1/6]">
        <h2 id={`opening-${id}`} className="text-t4 wrap-anywhere">
          {title}
        </h2>
        <dl className="rows mt-6">
          {facts.map(({ name, text: fact }) => (
            <div
              key={name}
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 py-2.5 @max-[16rem]/page:grid-cols-1"
            >
              <dt className="text-caption text-muted">{t(`facts.${name}`)}</dt>
              <dd className="font-strong">{fact}</dd>
            </div>
          ))}
        </dl>
        <Link
          href={prefilledContactPath(t('message', { title }))}
          prefetch={false}
          aria-describedby={`opening-${id}`}
          className={buttonClass('accent', 'normal', 'mt-6 max-sm:w-full')}
        >
          {t('button')}
        </Link>
      </div>
      <div className="col-span-full grid content-start gap-6 lg:col-[7/13]">
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className={index === 0 ? 'lead' : undefined}>
            {paragraph}
          </p>
        ))}
        <Lines title={t('tasks')} lines={tasks} />
        <Lines title={t('needs')} lines={needs} />
      </div>
    </li>
  )
}

type Props = {
  title: string
  lead?: string
  /** The language of title and lead, if it differs from the page's. */
  lang?: string
  openings: Opening[]
}

/** The open positions, each one whole. */
export const OpeningList = ({ title, lead, lang, openings }: Props) => (
  <>
    <PageHero title={title} lang={lang} lead={lead} leadLang={lang} />
    <ul className="page pb-section">
      {openings.map((opening) => (
        <OpeningWhole key={opening.id} opening={opening} />
      ))}
    </ul>
  </>
)
