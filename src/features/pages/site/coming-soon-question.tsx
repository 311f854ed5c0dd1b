import { useTranslations } from 'next-intl'

import { Arrow } from '@/components/ui/icons'
import { prefilledContactPath } from '@/features/services/site/contact-path'
import { Link } from '@/i18n/navigation'
import type { ComingSoonPageName } from '@/features/routes/rules'

const answers = ['1', '2', '3', '4'] as const

/** A question with a door for each answer. Each leads to the contact form, where the message begins with the answer. */
export function ComingSoonQuestion({ name }: { name: ComingSoonPageName }) {
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
