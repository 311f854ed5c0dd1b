import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { UploadPicture } from '@/components/ui/upload-picture'
import { ContactOptions } from '@/features/leads/site/contact-page'
import { listTeam } from '@/features/page-copy/queries/page-copy'
import type { Settings } from '@/features/settings/queries'
import { langWithin } from '@/i18n/languages'

/** As on the contact page: the form begins beside the title, and on phones comes after it and before everything else. */
const layout =
  'grid grid-cols-1 gap-x-[clamp(--spacing(8),5vw,--spacing(24))] pt-6 pb-[clamp(--spacing(14),6vw,--spacing(24))] min-[54rem]:grid-cols-[minmax(0,5fr)_minmax(0,7.4fr)] min-[54rem]:grid-rows-[auto_1fr] min-[54rem]:pt-[clamp(--spacing(8),3.6vw,--spacing(16))]'

type Props = {
  title: string
  end?: string
  lead?: string
  settings: Settings
  /** Whom the visitor talks with, if there is only one. */
  person?: string | null
  children: ReactNode
}

/** A page about a call: what it is on the left, the form or the state on the right, then the other ways to reach the agency. */
export function CallPage({ title, end, lead, settings, person, children }: Props) {
  return (
    <main id="content" data-booking="">
      <div className={`page ${layout}`}>
        <header>
          <h1 className="title-hero text-[clamp(2.375rem,1.4rem+3.2vw,4.5rem)] leading-[0.96]">
            {title} {end && <span className="title-end">{end}</span>}
          </h1>
          {lead && <p className="lead mt-2 max-w-[25em] text-muted min-[54rem]:mt-4">{lead}</p>}
        </header>
        <div className="min-w-0 self-start max-[54rem]:mt-6 min-[54rem]:[grid-area:1/2/3/3]">{children}</div>
        <div className="col-start-1 self-start">
          {person && <TalkWith name={person} />}
          <ContactOptions withoutChats settings={settings} />
        </div>
      </div>
    </main>
  )
}

/** The person with the portrait and the title that the team's page has for that name. */
async function TalkWith({ name }: { name: string }) {
  const language = await getLocale()
  const t = await getTranslations('calls.ways')
  const member = (await listTeam(language)).find((one) => one.name === name)
  return (
    <div className="mt-10 -mb-6 grid grid-cols-1 items-end min-[30rem]:max-[54rem]:grid-cols-[6.5rem_minmax(0,1fr)] min-[73.75rem]:grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4">
      <span className="text-caption text-muted">{t('with')}</span>
      <span className="flex items-end gap-4">
        {member?.photo && (
          <span className="arch relative aspect-100/112 w-14 flex-none">
            <UploadPicture picture={member.photo} alt="" sizes="56px" />
          </span>
        )}
        <span className="font-display text-t1 leading-tight font-head">
          {name}
          {member?.title && (
            <small
              lang={langWithin(language)(member.title.lang)}
              className="block font-sans text-caption font-text text-muted"
            >
              {member.title.text}
            </small>
          )}
        </span>
      </span>
    </div>
  )
}
