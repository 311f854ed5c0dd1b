import pino from 'pino'
import { onTestFinished, vi } from 'vitest'

import { log } from '@/lib/server/log'

export type LogLine = { level: number; msg: string; requestId?: string; err?: { message: string } } & Record<
  string,
  unknown
>

/**
 * Collects the lines that are logged at `level` or above until the test ends, instead of printing them. Returns the array,
 * which grows.
 */
export function collectLog(level: 'info' | 'warn' | 'error'): LogLine[] {
  const lines: LogLine[] = []
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write(line: string): void }>
  if (!stream) throw new Error('the logger has no stream')
  const write = vi.spyOn(stream, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(line) as LogLine)
  })
  const before = log.level
  log.level = level
  onTestFinished(() => {
    log.level = before
    write.mockRestore()
  })
  return lines
}
