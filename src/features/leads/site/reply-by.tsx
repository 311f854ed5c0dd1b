'use client'

import { useState } from 'react'

import { weekdayAndTime } from '@/lib/dates'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The time by which a message sent now is answered, in the visitor's zone. `text` has the placeholder `{time}`. */
export function ReplyBy({ text, language }: { text: string; language: string }) {
  const [at] = useState(() => new Date(Date.now() + DAY_MS))
  return <time dateTime={at.toISOString()}>{text.replace('{time}', () => weekdayAndTime(at, language))}</time>
}
