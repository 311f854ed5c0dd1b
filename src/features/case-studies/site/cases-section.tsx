import { useTranslations } from 'next-intl'

import type { Language } from '@/i18n/languages'

import type { CaseStudy } from '../queries'
import { CaseRows } from './case-rows'

type Props = {
  kind: 'service' | 'industry'
  cases: CaseStudy[]
  /** The language of the section, if it differs from that of the text around it. */
  lang?: Language
}

/** The cases of a service or an industry, on its page; nothing without one. */
export function CasesSection({ kind, cases, lang }: Props) {
  const t = useTranslations('cases')
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="cases" lang={lang} className="page section">
      <h2 id="cases" className="mb-8">
        {t(`of.${kind}`)}
      </h2>
      <CaseRows cases={cases} level={3} />
      {cases.some(({ isSample }) => isSample) && <p className="note pt-5">{t('sample.note')}</p>}
    </section>
  )
}
