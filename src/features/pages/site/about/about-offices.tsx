import type { Office } from '@/features/settings/queries'
import { OfficeList } from '@/features/settings/site/office-list'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'

type Props = SectionProps<'offices'> & { offices: Office[] }

/** Where the agency works, and what time it is there. */
export function AboutOffices({ copy, offices, lang, language }: Props) {
  return (
    <section aria-labelledby="offices" className="page section about-offices">
      <div className="columns">
        <h2 id="offices" className="title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
      </div>
      <div lang={langWithin(lang)(language)}>
        <OfficeList offices={offices} />
      </div>
    </section>
  )
}
