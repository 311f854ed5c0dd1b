import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { childEnv } from '@/env'
import { keepRunning } from '../../scripts/process/keep-running'
import { createSupervisor } from '../../scripts/process/supervisor'

const dir = mkdtempSync(join(tmpdir(), 'puente-keep-'))
const supervisor = createSupervisor()
afterEach(async () => {
  await supervisor.stop()
  rmSync(dir, { recursive: true, force: true })
})

const waiting = { timeout: 20_000, interval: 50 }

test('a process that dies is started again, one that is restarted only once, and none after the stop', async () => {
  const log = join(dir, 'child.log')
  const pids = () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean)
  const script = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const options = { name: 'child', args: ['-e', script], env: childEnv(), log }
  const kept = keepRunning(supervisor, () => options, { startupMs: 0, pauseMs: 1 })
  await vi.waitFor(() => expect(pids()).toHaveLength(1), waiting)
  process.kill(kept.child.pid, 'SIGKILL')
  await vi.waitFor(() => expect(pids()).toHaveLength(2), waiting)
  await kept.restart()
  await vi.waitFor(() => expect(pids()).toHaveLength(3), waiting)
  const last = kept.child
  await supervisor.stop()
  expect(await last.exited).toBe(1)
  expect(pids()).toHaveLength(3)
})

test('a process that exits during its first start fails the command', async () => {
  const stopped = createSupervisor()
  const options = { name: 'web', args: ['-e', 'process.exit(3)'], env: childEnv() }
  const kept = keepRunning(stopped, () => options, { startupMs: 60_000, pauseMs: 1 })
  await expect(kept.failed).rejects.toThrow('web exited unexpectedly.')
})
