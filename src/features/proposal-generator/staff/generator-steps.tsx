'use client'

import { cva } from 'class-variance-authority'

import { useUrl } from '@/components/staff/use-url'
import { Tabs } from '@/components/ui/tabs'
import { changedQuery } from '@/lib/changed-query'
import { generatorTabs, type GeneratorTab, PART_PARAMETER } from '@/lib/generator-address'
import { evidenceCounts } from '../evidence-rules'
import { languageOf } from '../generator-form'
import { useGenerator } from './generator-context'
import { showPart } from './generator-params'

const step = cva(
  [
    'relative block min-h-21 cursor-pointer pt-10.5 font-strong no-underline hover:text-ink focus:opacity-100 focus-visible:-outline-offset-4 active:opacity-100',
    'max-md:min-h-17 max-md:pe-0.5 max-md:text-tiny max-md:tracking-[-0.03em]',
    '[&>small]:block [&>small]:font-text max-md:[&>small]:hidden',
    // The arch to the next step.
    'before:absolute before:inset-x-0 before:top-1 before:h-7.5 before:border-2 before:border-b-0 last:before:hidden',
    'before:rounded-[50%_50%_0_0/100%_100%_0_0]',
    // Its pier.
    'after:absolute after:top-7 after:right-auto after:bottom-auto after:-left-1 after:size-2.5 after:rounded-full after:border-2',
  ],
  {
    variants: {
      place: {
        behind: 'text-ink before:border-ink after:border-ink after:bg-ink',
        current: 'text-ink before:border-line after:border-accent after:bg-accent',
        ahead: 'text-muted before:border-line after:border-line after:bg-ground',
      },
    },
  },
)

/** The four tabs as the steps of a bridge: those before the shown one are behind. */
export function GeneratorSteps({ current }: { current: GeneratorTab }) {
  const { texts: t } = useGenerator()
  const [url] = useUrl()
  const details = useDetails()
  const at = generatorTabs.indexOf(current)
  const tabs = generatorTabs.map((name, index) => ({
    name,
    label: t(`tabs.${name}`),
    detail: details[name],
    href: changedQuery(url.toString(), { [PART_PARAMETER]: name }),
    className: step({ place: index < at ? 'behind' : index === at ? 'current' : 'ahead' }),
  }))
  return (
    <Tabs
      label={t('steps')}
      tabs={tabs}
      current={current}
      onSelect={showPart}
      className="grid grid-cols-4 border-b-2 border-ink px-1.5 pt-1 pb-5 max-md:pb-2"
    />
  )
}

/** What each step is about now. */
function useDetails(): Record<GeneratorTab, string> {
  const { texts: t, state, task, running, proposal } = useGenerator()
  const { form, transcript, content } = state
  const counts = evidenceCounts(form, task?.evidence ?? null)
  const lines = transcript.trim() ? transcript.trim().split('\n').length : 0
  const hasEvidence = counts.open + counts.confirmed > 0
  return {
    transcript:
      running === 'extract' ? t('about.reading') : lines ? t('about.lines', { lines }) : t('about.optional'),
    details: hasEvidence
      ? t('about.confirmed', { confirmed: counts.confirmed, total: counts.open + counts.confirmed })
      : t('about.details'),
    generate:
      running === 'write'
        ? t('about.writing')
        : content.trim()
          ? t('about.written')
          : t(`about.language.${languageOf(form)}`),
    billing: proposal ? t('about.created') : t('about.billing'),
  }
}
