import '@/styles/pages/booking.css'

import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { one, weekOf, zoneOf, type Query } from '@/features/calls/queries/booking-page'
import { findManagedCall, type ManagedCall } from '@/features/calls/queries/managed-call'
import { datesIn } from '@/features/calls/picker-rules'
import { bookingTexts } from '@/features/calls/site/booking-texts'
import { CallPage } from '@/features/calls/site/call-page'
import { BookedCall } from '@/features/calls/site/booked-call'
import { CancelForm, CancelledCall, PastCall, SoonCall } from '@/features/calls/site/call-states'
import { CallSummary } from '@/features/calls/site/call-summary'
import { MoveForm } from '@/features/calls/site/move-form'
import { moveErrorOf } from '@/features/calls/site/taken-slip'
import { callDay, callWeekday, firstName } from '@/features/calls/call-texts'
import { Notice } from '@/components/site/notice'
import { buttonClass } from '@/components/ui/button'
import { Unavailable } from '@/features/layout/site/not-found'
import { greetedName } from '@/features/mail/render/translate'
import { placesOf, settingsOrDefaults, siteSettings, type Settings } from '@/features/settings/queries'
import { Link } from '@/i18n/navigation'
import { readPageData } from '../../page-data'

/** Shows one visitor's call: made at each request, and never stored. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calls.manage')
  const { brand } = await settingsOrDefaults(await getLocale())
  // Neither other sites nor the lead of a later message learn the link. (With 'no-referrer' browsers would send the forms without our Origin.)
  return { title: `${t('title')} - ${brand}`, robots: { index: false }, referrer: 'strict-origin' }
}

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> }

/** The page of a call, for whoever has its link: it moves and cancels by POST, and opening it changes nothing. */
export default async function ManageCallPage({ params, searchParams }: Props) {
  const language = await getLocale()
  const t = await getTranslations('calls')
  const { token } = await params
  const query = await searchParams
  const read = await readPageData('call', Promise.all([siteSettings(language), findManagedCall(token)]))
  if (!read) return <Unavailable />
  const [settings, managed] = read
  if (!managed)
    return (
      <Notice title={t('gone.title')} text={t('gone.text')} back={t('gone.again')} href="/contact/call">
        <Link href="/" prefetch={false} className={buttonClass('line')}>
          {t('cancelled.home')}
        </Link>
      </Notice>
    )
  return <Managed {...{ settings, managed, query }} token={token} />
}

type ManagedProps = { settings: Settings; managed: ManagedCall; token: string; query: Query }

async function Managed({ settings, managed: { call, state, free }, token, query }: ManagedProps) {
  const language = await getLocale()
  const t = await getTranslations('calls')
  const name = greetedName(call.lead.name)
  const places = placesOf(settings)
  const at = new Date(call.startsAt)
  const now = Date.now()
  const titled = (part: 'manage' | 'cancelled' | 'done') =>
    name ? t(`${part}.heading`, { name }) : t(`${part}.headingNameless`)
  if (state === 'cancelled')
    return (
      <CallPage title={titled('cancelled')} end={t('cancelled.headingEnd')} settings={settings}>
        <CancelledCall call={call} />
      </CallPage>
    )
  if (state === 'past')
    return (
      <CallPage
        title={t('past.heading')}
        end={t('past.headingEnd', { date: callDay(at, language, call.timeZone) })}
        settings={settings}
        person={call.person?.name}
      >
        <PastCall call={call} />
      </CallPage>
    )
  const weekday = callWeekday(at, language, call.timeZone)
  if (one(query, 'new') ?? one(query, 'moved'))
    return (
      <CallPage
        title={titled('done')}
        end={t(call.by === 'video' ? 'done.headingEnd' : 'done.headingEndPhone', { weekday })}
        lead={one(query, 'moved') ? t('manage.moved') : undefined}
        settings={settings}
        person={call.person?.name}
      >
        <BookedCall {...{ call, token, places, now }} brand={settings.brand} />
      </CallPage>
    )
  if (state === 'soon')
    return (
      <CallPage title={titled('manage')} settings={settings} person={call.person?.name}>
        <SoonCall {...{ call, now }} summary={<BookedTime {...{ call, places }} zone={call.timeZone} />} />
      </CallPage>
    )
  return (
    <CallPage
      title={titled('manage')}
      end={t('manage.headingEnd')}
      lead={t('manage.lead')}
      settings={settings}
      person={call.person?.name}
    >
      <OpenCall {...{ settings, token, query, places, now }} managed={{ call, state, free }} />
    </CallPage>
  )
}

type OpenProps = ManagedProps & { places: Record<string, string>; now: number }

async function OpenCall({ settings, managed: { call, free }, token, query, places, now }: OpenProps) {
  const language = await getLocale()
  const t = await getTranslations('calls')
  const texts = await bookingTexts()
  const { isZoneChosen, zone } = zoneOf(query, settings)
  // Several people when whoever had the call takes none anymore.
  const owner = free.people.length === 1 ? free.people[0] : undefined
  const shown = isZoneChosen ? zone : call.timeZone
  const error = one(query, 'error')
  const taken = Date.parse(one(query, 'time') ?? '')
  return (
    <>
      <div className="deck">
        <BookedTime {...{ call, places }} zone={shown} />
      </div>
      {error && error !== 'taken' && (
        <p role="alert" className="lead mt-4 border-l-4 border-accent pl-4">
          {t(`errors.${moveErrorOf(error)}`)}
        </p>
      )}
      <div className="mt-8 mb-5">
        <h2 className="text-t3">{t('manage.move')}</h2>
        {free.times.length > 0 && owner?.name && (
          <p className="mt-1 text-muted">{t('manage.theirTimes', { name: firstName(owner.name) })}</p>
        )}
      </div>
      {free.times.length > 0 ? (
        <MoveForm
          key={call.startsAt}
          {...{ texts, language, token, free, places, now }}
          by={call.by}
          zone={shown}
          week={weekOf(query)}
          taken={
            error === 'taken' && !Number.isNaN(taken)
              ? { at: taken, nearest: datesIn(one(query, 'nearest')) }
              : undefined
          }
        />
      ) : (
        <p>{t('manage.noTimes')}</p>
      )}
      <CancelForm token={token} isOpen={one(query, 'cancel') !== undefined} />
    </>
  )
}

type TimeProps = { call: ManagedCall['call']; zone: string; places: Record<string, string> }

/** When the call is, in the visitor's zone and in that of the person. */
async function BookedTime({ call, zone, places }: TimeProps) {
  const { by, callLanguage, person } = call
  return (
    <CallSummary
      {...{ by, callLanguage, places, zone }}
      texts={await bookingTexts()}
      language={await getLocale()}
      at={new Date(call.startsAt).getTime()}
      person={person ? { name: person.name, zone: person.zone ?? zone } : undefined}
      className="border-b-2"
    />
  )
}
