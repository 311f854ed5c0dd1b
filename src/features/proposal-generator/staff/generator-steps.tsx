'use client'

import { Tabs } from '@/components/ui/tabs'
import { useUrl } from '@/components/staff/use-url'
import { changedQuery } from '@/lib/changed-query'
import { evidenceCounts } from '../evidence-rules'
import { languageOf } from '../generator-form'
import { generatorTabs, type GeneratorTab, PART_PARAMETER } from '@/lib/generator-address'
import { useGenerator } from './generator-context'
import { showPart } from './generator-params'

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
    className: index < at ? 'is-behind' : undefined,
  }))
  return (
    <Tabs label={t('steps')} tabs={tabs} current={current} onSelect={showPart} className="generator-steps" />
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
