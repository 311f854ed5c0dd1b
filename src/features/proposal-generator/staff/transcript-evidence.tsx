'use client'

import { useEffect, useMemo, useRef } from 'react'

import { evidenceGroups, groupState } from '../evidence-rules'
import type { Evidence } from '../generator-form'
import { useGenerator } from './generator-context'
import { PartHead } from './generator-part'
import { transcriptLines, type LinePart, type TranscriptLine } from './transcript-lines'

type Props = { evidence: Evidence; current: number | undefined }

/** The transcript beside the form, with the passages that its fields came from. */
export function TranscriptEvidence({ evidence, current }: Props) {
  const { texts: t, state } = useGenerator()
  const list = useRef<HTMLDivElement>(null)
  const lines = useMemo(
    () => transcriptLines(state.transcript, evidence.quotes),
    [state.transcript, evidence.quotes],
  )
  const used = new Set(
    lines.flatMap((line) => (line.kind === 'line' ? line.parts : [])).flatMap((part) => part.number ?? []),
  )

  // Beside the focused field are its words. Only this list scrolls, never the page.
  useEffect(() => {
    const mark = list.current?.querySelector<HTMLElement>(`[data-group="${current ?? 0}"]`)
    if (mark && list.current) list.current.scrollTop = mark.offsetTop - list.current.clientHeight / 3
  }, [current])

  return (
    <section className="min-w-0 xl:sticky xl:top-4 xl:self-start" aria-label={t('tabs.transcript')}>
      <PartHead title={t('tabs.transcript')} text={t('evidence.passages', { count: used.size })} />
      <div
        ref={list}
        className="relative max-h-[70vh] overflow-y-auto bg-surface px-4 py-2 text-small"
        tabIndex={0}
        role="group"
        aria-label={t('evidence.words')}
      >
        {lines.map((line) =>
          line.kind === 'cut' ? (
            <details key={line.key}>
              <summary className="cursor-pointer py-1.5 pl-15 text-note text-muted">
                {t('evidence.cut', { count: line.lines.length })}
              </summary>
              {line.lines.map((folded) => (
                <Line key={folded.key} line={folded} />
              ))}
            </details>
          ) : (
            <Line key={line.key} line={line} current={current} />
          ),
        )}
      </div>
    </section>
  )
}

type LineProps = { line: Extract<TranscriptLine, { kind: 'line' }>; current?: number }

function Line({ line, current }: LineProps) {
  const isAt = line.parts.some(({ number }) => number && number === current)
  return (
    <p
      className={`grid grid-cols-[--spacing(12)_minmax(0,1fr)] gap-3 py-1.5 wrap-anywhere ${isAt ? '-mx-4 bg-sunk px-4' : ''}`}
    >
      <span className="text-note text-muted">{line.time}</span>
      <span>
        {line.speaker && <b>{line.speaker} </b>}
        {line.parts.map((part, index) => (
          <Passage key={index} part={part} />
        ))}
      </span>
    </p>
  )
}

function Passage({ part: { text, number } }: { part: LinePart }) {
  const { state, task } = useGenerator()
  const group = number && evidenceGroups[number - 1]
  if (!group) return text
  const isOpen = groupState(state.form, task?.evidence ?? null, group) === 'open'
  return (
    <mark data-group={number} className={`text-inherit ${isOpen ? 'bg-yellow-ground' : 'bg-emerald-ground'}`}>
      {text}
      <sup className="pl-0.5 text-tiny font-strong">{number}</sup>
    </mark>
  )
}
