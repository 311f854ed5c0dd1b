'use client'

import { useEffect, useMemo, useRef } from 'react'

import { evidenceGroups, groupState } from '../evidence-rules'
import type { Evidence } from '../generator-form'
import { useGenerator } from './generator-context'
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
    <section className="evidence-transcript" aria-label={t('tabs.transcript')}>
      <div className="generator-heading">
        <h2>{t('tabs.transcript')}</h2>
        <p className="text-muted">{t('evidence.passages', { count: used.size })}</p>
      </div>
      <div ref={list} className="evidence-lines" tabIndex={0} role="group" aria-label={t('evidence.words')}>
        {lines.map((line) =>
          line.kind === 'cut' ? (
            <details key={line.key} className="evidence-cut">
              <summary>{t('evidence.cut', { count: line.lines.length })}</summary>
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
    <p className={isAt ? 'evidence-line is-at' : 'evidence-line'}>
      <span className="evidence-time">{line.time}</span>
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
    <mark data-group={number} className={isOpen ? 'is-open' : undefined}>
      {text}
      <sup>{number}</sup>
    </mark>
  )
}
