import { useLocale, useTranslations } from 'next-intl'

import { leadFields, type LeadField } from '@/features/leads/fields'
import { numberFormat } from '@/lib/intl-formats'
import { EXTERNAL_LEADS_PATH, KEY_PREFIX, OPENAPI_PATH } from '../rules'

type Props = { brand: string; siteUrl: string }

const examples = {
  en: {
    name: 'Rosa Huaman',
    email: 'rosa@clinic.example',
    message: 'We want more appointments.',
    language: 'en',
  },
  es: { name: 'Rosa Huamán', email: 'rosa@clinica.example', message: 'Queremos más citas.', language: 'es' },
} as const

const statuses = ['200', '400', '401', '413', '429', '503'] as const

/** The fields in the list: those of the first visit are one row. */
const rows = [
  ...Object.values<LeadField>(leadFields).filter(({ input }) => !input.startsWith('first_touch.')),
  { input: 'first_touch', type: 'line' } as const,
]

/** For people who connect another system: how it sends leads, with what in them, and what it gets as an answer. */
export function DevelopersPage({ brand, siteUrl }: Props) {
  const t = useTranslations('developers')
  return (
    <main id="content">
      <header className="page grid gap-6 pt-[clamp(--spacing(9),5vw,--spacing(18))] pb-10">
        <h1 className="text-t5">{t('title')}</h1>
        <p className="lead max-w-[42em]">{t('lead', { brand })}</p>
      </header>
      <div className="page pb-section">
        <div className="prose">
          <h2>{t('key.title')}</h2>
          <p>{t('key.text')}</p>
          <h2>{t('send.title')}</h2>
          <p>{t('send.text')}</p>
          <Example siteUrl={siteUrl} />
          <h2>{t('repeats.title')}</h2>
          <p>{t('repeats.text')}</p>
          <h2>{t('fields.title')}</h2>
          <Fields />
          <h2>{t('answers.title')}</h2>
          <Answers />
          <h2>{t('machine.title')}</h2>
          <p>{t.rich('machine.text', { link: (words) => <a href={OPENAPI_PATH}>{words}</a> })}</p>
        </div>
      </div>
    </main>
  )
}

/** A request that works as it is, but for its key. */
function Example({ siteUrl }: { siteUrl: string }) {
  const language = useLocale()
  const body = JSON.stringify(examples[language], null, 2)
  return (
    // Wrapped, so that it needs no scrolling.
    <pre className="wrap-anywhere whitespace-pre-wrap">
      <code>
        {`curl ${siteUrl}${EXTERNAL_LEADS_PATH} \\
  -H 'Authorization: Bearer ${KEY_PREFIX}...' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: 7f9c2ba4' \\
  -d '${body}'`}
      </code>
    </pre>
  )
}

/** Terms with their meaning: beside it where there is room, above it on a phone. */
const list = 'border-t border-line'
const pair =
  'grid gap-x-6 gap-y-1 border-b border-line py-3 text-caption sm:grid-cols-[--spacing(64)_minmax(0,1fr)]'

function Fields() {
  return (
    <dl className={list}>
      {rows.map((field) => (
        <FieldPair key={field.input} field={field} />
      ))}
    </dl>
  )
}

function FieldPair({ field }: { field: LeadField }) {
  const t = useTranslations('developers.fields')
  const { input, required, maxLength, options } = field
  const path = `words.${input}`
  // Spanish without a country would write 5000.
  const count = numberFormat(useLocale() === 'es' ? 'es-MX' : 'en-US', {})
  return (
    <div className={pair}>
      <dt className="wrap-anywhere">
        <code>{input}</code>
        {required && ` (${t('required')})`}
      </dt>
      <dd>
        {/* A field that was added to the contact form may have no words here yet. */}
        {t.has(path as never) && t(path as never)}
        {options && ` ${t('values', { values: options.join(', ') })}.`}
        {maxLength && ` ${t('max', { count: count.format(maxLength) })}.`}
      </dd>
    </div>
  )
}

function Answers() {
  const t = useTranslations('developers.answers')
  return (
    <dl className={list}>
      {statuses.map((status) => (
        <div key={status} className={pair}>
          <dt className="font-strong">{status}</dt>
          <dd>{t(`words.${status}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
