import type { ReactNode } from 'react'

import { ContactOptions } from '@/features/leads/site/contact-page'
import type { Settings } from '@/features/settings/queries'

/** As on the contact page: the form begins beside the title, and on phones comes after it and before everything else. */
const layout =
  'grid grid-cols-1 gap-x-[clamp(--spacing(8),5vw,--spacing(24))] pt-6 pb-[clamp(--spacing(14),6vw,--spacing(24))] min-[54rem]:grid-cols-[minmax(0,5fr)_minmax(0,7.4fr)] min-[54rem]:grid-rows-[auto_1fr] min-[54rem]:pt-[clamp(--spacing(8),3.6vw,--spacing(16))]'

type Props = { title: string; end?: string; lead?: string; settings: Settings; children: ReactNode }

/** A page about a call: what it is on the left, the form or the state on the right, then the other ways to reach the agency. */
export function CallPage({ title, end, lead, settings, children }: Props) {
  return (
    <main id="content" data-booking="">
      <div className={`page ${layout}`}>
        <header>
          <h1 className="title-hero text-t5 leading-[0.96]">
            {title} {end && <span className="title-end">{end}</span>}
          </h1>
          {lead && <p className="lead mt-2 max-w-[25em] text-muted min-[54rem]:mt-4">{lead}</p>}
        </header>
        <div className="min-w-0 self-start max-[54rem]:mt-6 min-[54rem]:[grid-area:1/2/3/3]">{children}</div>
        <ContactOptions settings={settings} />
      </div>
    </main>
  )
}
