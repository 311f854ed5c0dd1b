import { access, constants, readFile } from 'node:fs/promises'
import { join, resolve, dirname } from 'node:path'
import type { Payload } from 'payload'
import { readFileSync } from 'node:fs'
import { bucketSettings, env } from '@/env'
import { autocommitDatabase } from '@/lib/server/db/sql'
import { hasRoom } from '@/lib/server/images/picture-store'
import { payload_migrations } from '@/payload-tables'

/** The description of a release, written by the build (scripts/site/build-release.ts). */
interface ReleaseInfo {
  id: string
  /** The names of the migrations that the code of the release expects. */
  migrations: string[]
}

/** The folder of the release that this process runs, which is the one of its main file. */
const releaseFolder = (): string => dirname(process.argv[1] ?? '')

/** Returns what is known about the release that this process runs, or undefined when it runs from sources. */
export function runningRelease(folder = releaseFolder()): ReleaseInfo | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseInfo
  } catch {
    return undefined
  }
}

/** What keeps this process from serving visitors. */
type Problem = 'database' | 'schema' | 'build' | 'storage'

/** Files of Next that list the others. */
const buildLists = ['.next/required-server-files.json', '.next/server/app-paths-manifest.json']

/** Read at startup, because a later build in the same folder replaces it. */
const startedBuild = readBuildId(releaseFolder())

/** Returns what this process lacks to serve visitors; empty when it is ready. */
export async function readinessProblems(
  payload: Payload,
  { release = runningRelease(), folder = releaseFolder(), media = env.MEDIA_DIR } = {},
): Promise<Problem[]> {
  const [database, hasBuild, hasStorage] = await Promise.all([
    databaseProblem(payload, release),
    release ? isBuildComplete(folder) : true,
    bucketSettings ? true : isWritable(media),
  ])
  const problems = [database, hasBuild ? undefined : 'build', hasStorage ? undefined : 'storage'] as const
  return problems.filter((problem) => problem !== undefined)
}

/** How long an answer is reused, in milliseconds. */
const ANSWER_MS = 1_000

/** Returns a function that runs `check` once for all calls until ANSWER_MS after its end. A failure is not kept. */
export function memoizeBriefly<Input, Result>(check: (input: Input) => Promise<Result>) {
  let last: Promise<Result> | undefined
  return (input: Input): Promise<Result> => {
    if (last) return last
    const result = check(input)
    const forget = () => void (last = undefined)
    last = result
    result.then(() => setTimeout(forget, ANSWER_MS).unref(), forget)
    return result
  }
}

/** The same as `readinessProblems`, at most once a second, because anyone may ask. */
export const recentReadinessProblems = memoizeBriefly((payload: Payload) => readinessProblems(payload))

/**
 * The database must have every migration that the release expects. It may have newer ones: after a rollback to an older
 * release, and while an update runs.
 */
async function databaseProblem(payload: Payload, release?: ReleaseInfo): Promise<Problem | undefined> {
  const { name } = payload_migrations
  const query = autocommitDatabase(payload).select({ name }).from(payload_migrations)
  const rows = await query.catch(() => undefined)
  if (!rows) return 'database'
  const applied = new Set(rows.map((row) => row.name))
  return release?.migrations.every((one) => applied.has(one)) === false ? 'schema' : undefined
}

/** Whether the files that Next lists are there, and still belong to the build that this process started with. */
async function isBuildComplete(folder: string): Promise<boolean> {
  if (folder === releaseFolder() && (await readBuildId(folder)) !== (await startedBuild)) return false
  try {
    const [required, pages] = await Promise.all(buildLists.map((list) => readJson(folder, list)))
    const { files = [] } = required as { files?: string[] }
    const pageFiles = Object.values(pages as Record<string, string>).map((file) => `.next/server/${file}`)
    const served = [...files, ...pageFiles, '.next/static']
    await Promise.all(served.map((file) => access(join(folder, file))))
    return true
  } catch {
    return false
  }
}

/** The comments keep Turbopack from copying the whole project into the build: it cannot know which file is read. */
async function readJson(folder: string, name: string): Promise<object> {
  const file = join(/* turbopackIgnore: true */ folder, name)
  return JSON.parse(await readFile(/* turbopackIgnore: true */ file, 'utf8')) as object
}

function readBuildId(folder: string): Promise<string | undefined> {
  return readFile(join(folder, '.next', 'BUILD_ID'), 'utf8').catch(() => undefined)
}

async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(resolve(folder), constants.W_OK)
    return await hasRoom(folder)
  } catch {
    return false
  }
}
