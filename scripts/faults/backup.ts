import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { startLeadTraffic } from '../../tests/faults/lead-traffic'
import { startStaffTraffic } from '../../tests/faults/staff-traffic'
import { startTestSite, type TestSite } from '../../tests/faults/test-site'
import { installAge, makeKey } from './age-key'
import { restoreFromBucket } from './backup-bucket'
import { createOperator, type Operator } from './backup-operator'
import { tryOtherVersions } from './other-versions'
import { compare, newPlace, placeOf, type Report, type SitePlace } from './restored-site'

const KILLS = 4

/** A restore of the demo takes two or three seconds: each kill is later than the one before. */
const delayOf = (round: number) => 400 * (round + Math.random())

/** Backs up while everybody writes, and checks that what was acknowledged before is in the archive. */
async function backUpUnderWrites(report: Report, site: TestSite, operator: Operator): Promise<void> {
  const [leads, staff] = [startLeadTraffic(site), await startStaffTraffic(site)]
  await sleep(4_000)
  const isUnderWay = () => globSync('*.partial', { cwd: operator.backups }).length > 0
  let killed = 0
  for (let round = 0; round < KILLS; round += 1)
    killed += Number(await operator.kill(['backup'], {}, { isUnderWay, delay: Math.random() * 1_000 }))
  const whole = operator.archives().filter((name) => !name.endsWith('.partial')).length
  report('backups killed under writes', { killed, ended: whole }, Number(killed === 0))

  const before = leads.leads.filter(({ acknowledged }) => acknowledged).map(({ email }) => email)
  await operator.succeed(['backup'])
  const left = operator.archives().filter((name) => name.endsWith('.partial')).length
  await sleep(1_000)
  await Promise.all([leads.stop(), staff.stop()])
  report('a backup after them', { 'left over': left }, left)
  report(
    'writes meanwhile',
    { leads: leads.leads.length, ...staff.counts },
    Number(staff.counts.signed === 0),
  )

  const place = await newPlace(site, 'under_writes')
  const output = await operator.succeed(['restore', operator.newest()], place)
  const stored = await leadsIn(place)
  const lost = before.filter((email) => !stored.has(email)).length
  const isVerified = /Signatures: [1-9]\d*, audit entries: \d+\. All of them match/.test(output)
  report('it restores', { leads: before.length, lost }, lost + Number(!isVerified))
}

async function leadsIn({ DATABASE_OWNER_URL: connectionString }: SitePlace): Promise<Set<string>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from leads')
  await client.end()
  return new Set(rows.map(({ email }) => email))
}

/** Kills restores on their way, then lets one end, and compares the site at rest with what is there. */
async function restoreWithKills(report: Report, site: TestSite, operator: Operator): Promise<void> {
  const { identity, recipient } = makeKey(site.dir)
  await operator.succeed(['backup', '--recipient', recipient])
  const archive = operator.newest()
  const place = await newPlace(site, 'with_kills')
  const args = ['restore', archive, '--identity', identity]
  const isMarked = () => existsSync(join(place.MEDIA_DIR, '.restoring'))
  let killed = 0
  for (let round = 0; round < KILLS; round += 1)
    killed += Number(await operator.kill(args, place, { isUnderWay: isMarked, delay: delayOf(round) }))
  if (killed === KILLS) await operator.succeed(args, place)
  report('encrypted, and its restore killed', { killed }, Number(killed === 0 || isMarked()))
  await compare(report, 'what is restored', { from: placeOf(site), to: place })
  const { code } = await operator.run(['verify-signatures'], place)
  report('its signatures', {}, code)

  const again = await operator.run(args, place)
  report('it is refused where something is', {}, Number(!again.output.includes('is not empty')))
}

/** Fills the disk of the backups. Needs to mount a small one. */
async function fillDisk(report: Report, site: TestSite, operator: Operator): Promise<void> {
  const disk = join(site.dir, 'small-disk')
  mkdirSync(disk)
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', disk]).status !== 0) {
    report('a full disk (this system can mount none)', {}, 1)
    return
  }
  try {
    const { code, output } = await operator.run(['backup', '--to', disk])
    const left = globSync('*', { cwd: disk }).length
    const isSaid = output.includes('is full')
    if (!isSaid) console.log(output)
    report('a full disk', { 'left over': left }, left + Number(code === 0 || !isSaid))
  } finally {
    spawnSync('umount', [disk])
  }
}

/** Restores a cut and a changed archive: nothing must be touched. */
async function refuseBroken(report: Report, site: TestSite, operator: Operator): Promise<void> {
  await operator.succeed(['backup'])
  const whole = readFileSync(operator.newest())
  const changed = Buffer.from(whole)
  changed.writeUInt8(changed.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1)
  const cases = { cut: whole.subarray(0, whole.length >> 1), changed, foreign: Buffer.from('no archive') }
  const place = await newPlace(site, 'refused')
  for (const [name, bytes] of Object.entries(cases)) {
    const file = join(site.dir, `${name}.tar`)
    writeFileSync(file, bytes)
    const { code, output } = await operator.run(['restore', file], place)
    const errors = [code === 0, !output.includes('Nothing was changed'), existsSync(place.MEDIA_DIR)]
    report(`an archive that is ${name} is refused`, {}, errors.filter(Boolean).length)
  }
}

/** `npm run test:faults -- backup` */
export async function tryBackups(report: Report): Promise<void> {
  installAge()
  const site = await startTestSite()
  try {
    const operator = createOperator(site)
    await site.start('web')
    await site.start('worker')
    await backUpUnderWrites(report, site, operator)
    await site.stop('web')
    await site.stop('worker')
    await restoreWithKills(report, site, operator)
    await restoreFromBucket(report, site, operator)
    await refuseBroken(report, site, operator)
    await tryOtherVersions(report, site, operator)
    await fillDisk(report, site, operator)
  } finally {
    await site.close()
  }
}
