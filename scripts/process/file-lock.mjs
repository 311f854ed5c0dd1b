import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** True while the process `pid` runs, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Takes the lock or returns false. The file holds the pids of the owner and of those it lets work for it; when all
 * have been killed the lock is free again.
 */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const pids = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split(/\s+/).map(Number).filter(Boolean)
    if (pids.length > 0 && !pids.some(isAlive)) rmSync(file, { force: true })
    return false
  }
}

/** Keeps the lock taken as long as `pid` lives too, should its owner be killed. */
export const shareLock = (file, pid) => appendFileSync(file, ` ${pid}`)

/**
 * Runs `work` while no other process holds `file`, waiting for its turn. `onWait` is called once when it has to
 * wait; if it throws, the wait ends.
 */
export async function withFileLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  let waited = 0
  while (!take(file)) {
    // The first round only removes a dead owner's file.
    if (waited++ === 1) onWait()
    await sleep(waited === 1 ? 50 : 300)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}
