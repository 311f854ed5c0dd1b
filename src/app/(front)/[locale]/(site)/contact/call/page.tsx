import '@/styles/pages/booking.css'

import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { findBookingData, weekOf, zoneOf, type Query } from '@/features/calls/queries/booking-page'
import { takesCalls } from '@/features/settings/takes-calls'
import { BookingForm } from '@/features/calls/site/booking-form'
import { bookingTexts } from '@/features/calls/site/booking-texts'
import { CallPage } from '@/features/calls/site/call-page'
import { CallNote, NobodyTakesCalls } from '@/features/calls/site/call-notes'
import { ContactDoors } from '@/features/calls/site/contact-doors'
import { Unavailable } from '@/features/layout/site/not-found'
import { greetedName } from '@/features/mail/render/translate'
import { placesOf, settingsOrDefaults, siteSettings } from '@/features/settings/queries'
import { readPageData } from '../../page-data'

/** Times are free for a moment: made at each request, and never stored. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calls.page')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('title')} - ${brand}`, description: t('description'), robots: { index: false } }
}

/** The page on which a visitor books a call. */
export default async function BookCallPage({ searchParams }: { searchParams: Promise<Query> }) {
  const language = await getLocale()
  const t = await getTranslations('calls')
  const query = await searchParams
  const draftId = (await cookies()).get('form_draft')?.value
  const read = await readPageData(
    'call',
    Promise.all([
      siteSettings(language),
      takesCalls(language),
      findBookingData(language, query, draftId),
      bookingTexts(),
    ]),
  )
  if (!read) return <Unavailable />
  const [settings, isOpen, data, texts] = read
  const name = data.lead && (greetedName(data.lead) ?? data.lead)
  const service = data.hidden.service
  return (
    <CallPage
      title={t('page.heading')}
      end={t('page.headingEnd')}
      lead={name ? t('lead.for', { name }) : t('page.lead')}
      settings={settings}
      person={data.free.people.length === 1 ? data.free.people[0]?.name : undefined}
    >
      <ContactDoors current="call" query={service ? { service } : undefined} />
      <section aria-label={t('page.title')} className="deck pt-6">
        {isOpen || data.free.times.length > 0 ? (
          <BookingForm
            {...{ texts, language, ...data, ...zoneOf(query, settings) }}
            places={placesOf(settings)}
            now={Date.now()}
            week={weekOf(query)}
            whatsapp={settings.offices.find(({ whatsappUrl }) => whatsappUrl)?.whatsappUrl}
            note={<CallNote />}
          />
        ) : (
          <NobodyTakesCalls />
        )}
      </section>
    </CallPage>
  )
}
