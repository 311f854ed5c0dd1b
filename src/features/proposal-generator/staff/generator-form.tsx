'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'

import { useTime } from '@/components/staff/use-time'
import { useUrl } from '@/components/staff/use-url'
import { Button } from '@/components/ui/button'
import { PART_PARAMETER } from '@/lib/generator-address'
import type { OpenedDraft } from '../queries/generator-draft'
import type { GeneratorLead, GeneratorStart } from '../queries/generator-start'
import { BillingTab } from './billing-tab'
import { DetailsTab } from './details-tab'
import { GenerateTab } from './generate-tab'
import { useGenerator, GeneratorContext } from './generator-context'
import { failureReason } from './generator-mutations'
import { partOf } from './generator-params'
import { GeneratorSteps } from './generator-steps'
import { TranscriptTab } from './transcript-tab'
import { useGeneratorController } from './use-generator-controller'
import { useGeneratorStore } from './use-generator-store'
import { useLostFocus } from './use-lost-focus'

type Props = {
  start: GeneratorStart
  draft: OpenedDraft | undefined
  lead: GeneratorLead | null
  onNew: () => void
}

const parts = { transcript: TranscriptTab, details: DetailsTab, generate: GenerateTab, billing: BillingTab }

/** What has the focus after a step: a field to correct, the new link, or the heading. */
const FOCUSED = ['[aria-invalid="true"]', 'input[readonly]', 'h2'] as const

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
      <section aria-label={t('heading')}>
        <div className="flex min-h-8 items-center justify-end gap-3 text-note">
          <SavedAt />
          {controller.proposal && (
            <Button variant="line" size="compact" onClick={onNew}>
              {t('new')}
            </Button>
          )}
        </div>
        <GeneratorSteps current={part} />
        <div key={part} ref={panel} id={`panel-${part}`} role="tabpanel" aria-labelledby={`tab-${part}`}>
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
  if (proposal || saving.kind === 'none') return null
  if (saving.kind !== 'failed')
    return (
      <p className="text-muted" role="status">
        {saving.kind === 'saved'
          ? texts('saved', { time: timeOf(saving.at, 'sentence') })
          : texts(saving.kind === 'saving' ? 'saving' : 'waiting')}
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-red-text" role="alert">
      {texts('unsaved', { reason: failureReason(saving.error.code, texts) })}
      <Button variant="line" size="compact" onClick={() => void store.flush().catch(() => undefined)}>
        {texts('saveAgain')}
      </Button>
    </p>
  )
}
