'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'

import { useTime } from '@/components/staff/use-time'
import { useUrl } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { changedQuery } from '@/lib/changed-query'
import { generatorTabs, type GeneratorTab, PART_PARAMETER } from '@/lib/generator-address'
import { evidenceCounts } from '../evidence-rules'
import { languageOf } from '../generator-form'
import type { OpenedDraft } from '../queries/generator-draft'
import type { GeneratorLead, GeneratorStart } from '../queries/generator-start'
import { BillingTab } from './billing-tab'
import { DetailsTab } from './details-tab'
import { GenerateTab } from './generate-tab'
import { useGenerator, GeneratorContext } from './generator-context'
import { failureReason } from './generator-mutations'
import { showPart, partOf } from './generator-params'
import { TranscriptTab } from './transcript-tab'
import { useGeneratorController } from './use-generator-controller'
import { useGeneratorStore } from './use-generator-store'
import { useLostFocus } from './use-lost-focus'

/** The four tabs as the steps of a bridge: those before the shown one are behind. */
function GeneratorSteps({ current }: { current: GeneratorTab }) {
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

type Props = {
  start: GeneratorStart
  draft: OpenedDraft | undefined
  lead: GeneratorLead | null
  onNew: () => void
}

const parts = { transcript: TranscriptTab, details: DetailsTab, generate: GenerateTab, billing: BillingTab }

/** What has the focus after a step: a field to correct, the new link, or the heading. */
const FOCUSED = ['[aria-invalid="true"]', '.generator-link input', 'h2'] as const

/** The four tabs of the generator. The open one is in the URL. */
export function GeneratorForm({ start, draft, lead, onNew }: Props) {
  const t = useTranslations('proposalGenerator')
  const store = useGeneratorStore(draft, lead)
  const controller = useGeneratorController(store, start)
  const [url] = useUrl()
  const part = partOf(url.get(PART_PARAMETER) ?? (controller.proposal ? 'billing' : undefined))
  const Part = parts[part]
  const panel = useRef<HTMLDivElement>(null)
  useLostFocus(panel, `${part} ${controller.proposal?.id ?? ''}`, FOCUSED)
  return (
    <GeneratorContext value={controller}>
      <section className="generator" aria-label={t('heading')}>
        <div className="generator-head">
          <SavedAt />
          {controller.proposal && (
            <Button variant="line" size="compact" onClick={onNew}>
              {t('new')}
            </Button>
          )}
        </div>
        <GeneratorSteps current={part} />
        <div
          key={part}
          ref={panel}
          id={`panel-${part}`}
          role="tabpanel"
          aria-labelledby={`tab-${part}`}
          className="generator-panel"
        >
          <Part />
        </div>
      </section>
    </GeneratorContext>
  )
}

/** When the draft was saved, or why it is not. */
function SavedAt() {
  const { store, state, texts, proposal } = useGenerator()
  const timeOf = useTime()
  const { saving } = state
  if (proposal || saving.kind === 'none') return <p className="text-muted" />
  if (saving.kind !== 'failed')
    return (
      <p className="text-muted" role="status">
        {saving.kind === 'saved'
          ? texts('saved', { time: timeOf(saving.at, 'sentence') })
          : texts(saving.kind === 'saving' ? 'saving' : 'waiting')}
      </p>
    )
  return (
    <p className="generator-unsaved" role="alert">
      {texts('unsaved', { reason: failureReason(saving.error.code, texts) })}
      <Button variant="line" size="compact" onClick={() => void store.flush().catch(() => undefined)}>
        {texts('saveAgain')}
      </Button>
    </p>
  )
}
