import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Whether a process with this pid is running, owned by any user. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Creates the lock file, or returns false when it exists. Removes it when every process that it lists has exited. */
function tryLock(file) {
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

/** Lists `pid` in the lock file, so that the lock stays taken if the owner is killed before `pid` exits. */
export const addLockHolder = (file, pid) => appendFileSync(file, ` ${pid}`)

/**
 * Runs `work` while no other process holds the lock `file`, and returns its result. Calls `onWait` once if it has to
 * wait; an error thrown there ends the wait.
 */
export async function withFileLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  let attempts = 0
  while (!tryLock(file)) {
    // The first attempt may only have removed a stale file.
    if (attempts++ === 1) onWait()
    await sleep(attempts === 1 ? 50 : 300)
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
