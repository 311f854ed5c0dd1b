import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import { Claims } from './claims'

/** Whether the picture, ten dark stones and five pale ones, says the same as the figure. */
const isDrawn = (value: string) => value.match(/\d+/g)?.join() === '10,15'

type Props = { figures: Figures; lang: Language; language: Language }

/** The hours that automation saves: the figure and, next to it, a stone for each hour. */
export function HoursSaved({ figures, lang, language }: Props) {
  const t = useTranslations('services.hours')
  const hours = figures.claims.find(({ key }) => key === 'hoursSaved')
  return (
    <section
      aria-label={t('title')}
      lang={langWithin(lang)(language)}
      className="page columns section hours-saved"
    >
      <Claims figures={figures} lang={language} language={language} />
      {hours && isDrawn(hours.value) && (
        <figure>
          <Picture name="hours-fifteen" alt={t('alt')} className="picture" />
          <figcaption>
            <span>{t('atLeast')}</span> <span>{t('atMost')}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
