import { isLanguage, type Language } from '@/i18n/languages'
import { prepared, statement } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'
import { enqueue } from '@/lib/server/jobs'
import { consume, consumeShared } from '@/lib/server/limits'
import { isPlausibleToken } from '@/lib/server/timing-token'
import { arrival, scoreLead, utmKeys } from '../rules'
import type { CaptureInput } from '../schemas'

/**
 * Keeps a visitor's message as a lead with its first activity. When it returns, both rows are committed; mails follow
 * by job. A repeated `submission_id` keeps one lead.
 *
 * One statement that commits by itself: a failed commit cannot be mistaken for success (security.md, L1), and parallel
 * repeats settle in the database. Its rows are those that `collections/hooks/lead.ts` writes, by the same rules.
 */
export async function captureLead({ req, address }: Context, input: CaptureInput): Promise<{ id: string }> {
  await consume(isPlausibleToken(input.timing_token) ? 'capture' : 'captureUntimed', address)
  await consumeShared('captureEverybody')
  const lead = leadOf(input)
  const { score, scoreRules } = scoreLead(lead)
  const activity = arrival(lead)
  const utm = utmKeys.map((key) => lead.utm[key] ?? null)
  const { first } = lead
  const [row] = await prepared<{ id: string; created: boolean }>(
    req.payload,
    'capture-lead',
    statement`
      with lead as (
        insert into leads (name, email, phone, company, message, service_interest, language, page_url, referrer,
          utm_source, utm_medium, utm_campaign, utm_term, utm_content,
          first_touch_source, first_touch_medium, first_touch_campaign, first_touch_term, first_touch_content,
          first_touch_referrer, first_touch_landing_page, first_touch_at, submission_id,
          status, source_name, score, score_rules)
        values (${lead.name}, ${lead.email}, ${lead.phone}, ${lead.company}, ${lead.message}, ${lead.serviceInterest},
          ${lead.language}, ${lead.pageUrl}, ${lead.referrer},
          ${utm[0]}, ${utm[1]}, ${utm[2]}, ${utm[3]}, ${utm[4]},
          ${first.source}, ${first.medium}, ${first.campaign}, ${first.term}, ${first.content},
          ${first.referrer}, ${first.landingPage}, ${first.at}, ${lead.submissionId},
          'new', 'Contact Form', ${score}, ${JSON.stringify(scoreRules)}::jsonb)
        on conflict (submission_id) do update set submission_id = excluded.submission_id
        returning id, (xmax = 0) as created
      ), activity as (
        insert into lead_activities (lead_id, type, data)
        select id, ${activity.type}::enum_lead_activities_type, ${JSON.stringify(activity.data)}::jsonb from lead where created
      )
      select id, created from lead`,
  )
  if (!row) throw new Error('the lead was not returned')
  if (row.created) void enqueue('lead-follow-up', { leadId: row.id })
  return { id: row.id }
}

/** The input as a lead's fields; what was not given is null, as Payload stores it. */
function leadOf(input: CaptureInput) {
  return {
    name: input.name,
    email: input.email,
    phone: input.phone ?? null,
    company: input.company ?? null,
    message: input.message,
    serviceInterest: input.metadata?.service_interest ?? null,
    pageUrl: input.metadata?.page_url ?? null,
    referrer: input.metadata?.referrer ?? null,
    language: input.language ?? languageOf(input.metadata?.page_url),
    submissionId: input.submission_id ?? null,
    utm: Object.fromEntries(utmKeys.map((key) => [key, input[`utm_${key}`] ?? null])),
    first: firstOf(input.first_touch),
  }
}

/** The first visit, empty for who did not agree that it is remembered. */
function firstOf(touch: CaptureInput['first_touch']) {
  return {
    source: touch?.utm_source ?? null,
    medium: touch?.utm_medium ?? null,
    campaign: touch?.utm_campaign ?? null,
    term: touch?.utm_term ?? null,
    content: touch?.utm_content ?? null,
    referrer: touch?.referrer ?? null,
    landingPage: touch?.landing_page ?? null,
    at: touch?.at ?? null,
  }
}

/** The language of the page that the form stood on: the first segment of its path, else English. */
function languageOf(pageUrl: string | undefined): Language {
  const segment = URL.parse(pageUrl ?? '', 'http://localhost')?.pathname.split('/')[1]
  return isLanguage(segment) ? segment : 'en'
}
