import { type Checks, expectThat } from './checks'
import type { Podman } from './podman'
import { type Site, waitUntil } from './site'

/** Backs the site up as its nightly service does, restores the archive in another installation, and compares both. */
export async function restoreElsewhere(
  { check }: Checks,
  podman: Podman,
  site: Site,
  other: Site,
): Promise<void> {
  const query =
    "select (select count(*) from leads) || ' leads, ' || (select count(*) from outbox) || ' emails, ' || (select count(*) from users) || ' accounts'"
  let rows = ''
  const archive = await check('the site is backed up', async () => {
    for (let round = 0; round < 3; round += 1) {
      rows = await site.sql(query)
      const { code, output } = await site.exec('backup', 'puente', 'backup')
      const [, name] = /(\/var\/lib\/puente\/backups\/\S+\.tar)/.exec(output) ?? []
      expectThat(code === 0 && name, output)
      // Its worker may have written an email meanwhile.
      if (rows === (await site.sql(query))) return name
    }
    throw new Error('rows are added all the time')
  })
  if (!archive) return
  await check('it is restored in an empty installation, and verified', async () => {
    const answers = [
      '--containers',
      '--address=www.puente.test',
      '--mail-from=Agency <hello@agency.com>',
      '--admin=Ana Ruiz <ana@agency.com>',
    ]
    const { PUENTE_FOLDER: folder, PUENTE_IMAGE: image } = other.env
    await podman.read(
      'run',
      '--rm',
      '--user',
      '0:0',
      '--volume',
      `${folder}:/etc/puente`,
      image,
      'init',
      ...answers,
    )
    await other.compose(['up', '-d', 'database'])
    await other.waitForHealth('database', 60)
    const from = ['--volume', `${site.project}_backups:/from:ro`]
    const to = ['--volume', `${other.project}_backups:/to`]
    const copy = ['-a', archive.replace('/var/lib/puente/backups', '/from'), '/to/']
    await podman.read('run', '--rm', '--user', '0:0', '--entrypoint', 'cp', ...from, ...to, image, ...copy)
    const { code, output } = await other.run('puente.sh', ['restore', archive], { seconds: 120 })
    expectThat(code === 0, output.slice(-3_000))
  })
  await check('it has the same rows, and its signatures are verified', async () => {
    const after = await other.sql(query)
    expectThat(rows === after, `${rows}; restored: ${after}`)
    const { code, output } = await other.run('puente.sh', ['verify-signatures'], { seconds: 60 })
    expectThat(code === 0 && output.includes('Everything matches'), output.slice(-1_500))
    return after
  })
  await check('the restored site answers', async () => {
    await other.compose(['up', '-d', 'web-1'])
    await waitUntil(() => other.isHealthy('web-1'), 60, 'web-1 is not healthy')
  })
}
