import { useTranslations } from 'next-intl'

import type { ComingSoonPageName } from '@/features/routes/rules'

const rows = ['1', '2', '3', '4', '5'] as const

/** The form that the page will fill in, with a line for a signature. */
export function ComingSoonSheet({ name }: { name: ComingSoonPageName }) {
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
