import { globSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import getPort from 'get-port'

import { openAuthority } from './image/authority'
import { restoreElsewhere } from './image/backups'
import { openChecks } from './image/checks'
import { checkImage } from './image/image-checks'
import { installPrograms } from './image/install-programs'
import { checkSite, checkWrongPassword, installSite, killEach, updateSite } from './image/journey'
import { openPodman } from './image/podman'
import { moveToBucket } from './image/profiles'
import { openSite, type Place } from './image/site'
import { makeImages, makeStandIns } from './image/stand-ins'
import { root } from './process/root'
import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { buildRelease } from './site/build-release'
import { isBuildStale } from './site/build-stamp'
import { openReleases } from './site/releases'

/**
 * `npm run test:image` builds the images of deploy/ and starts a site with deploy/install.sh, as a stranger does: it takes leads
 * over https, survives the death of each container, is backed up and restored elsewhere. It needs Debian and root, installs
 * what it runs, and keeps everything in `.data/test-image`, which it removes at the end (unless `--keep` is given). With
 * `--installed` it goes on with the site that a run with `--keep` left.
 * No part of `npm test`: it takes minutes.
 */

const supervisor = createSupervisor()
const checks = openChecks()
const podman = openPodman(join(root, '.data', 'test-image'))
const isInstalled = process.argv.includes('--installed')
const isKept = process.argv.includes('--keep')
const portsFile = join(podman.dir, 'ports.json')

async function freePorts(): Promise<Place['ports']> {
  return { http: await getPort(), https: await getPort(), mailbox: await getPort() }
}

/** The ports of the site under test, which a later run finds again. */
async function sitePorts(): Promise<Place['ports']> {
  if (isInstalled) return JSON.parse(readFileSync(portsFile, 'utf8')) as Place['ports']
  const ports = await freePorts()
  writeFileSync(portsFile, JSON.stringify(ports))
  return ports
}

async function removeContainers(): Promise<void> {
  await podman.podman(['rm', '--all', '--force', '--time', '0'])
  await podman.podman(['network', 'prune', '--force'])
  await podman.podman(['volume', 'prune', '--force'])
  for (const file of globSync('etc-*', { cwd: podman.dir }))
    rmSync(join(podman.dir, file), { recursive: true, force: true })
}

async function removeAll(): Promise<void> {
  await removeContainers()
  await podman.podman(['image', 'rm', '--all', '--force'])
  rmSync(podman.dir, { recursive: true, force: true })
}

async function testImage(): Promise<number> {
  installPrograms()
  if (!isInstalled) await removeContainers()
  if (!isKept) supervisor.onStop(removeAll)
  const { point, folderOf } = openReleases()
  if (!isInstalled && isBuildStale()) point('current', await buildRelease(supervisor))
  const release = realpathSync(folderOf('current'))

  await checks.check('stand-ins for the images of others are made', () => makeStandIns(podman))
  const images = await checks.check('both images are built', () => makeImages(podman, release))
  if (!images) return end()
  if (!isInstalled) await checkImage(checks, podman, images.puente, release)

  const authority = openAuthority(podman)
  const site = openSite(podman, images, { project: 'puente', ports: await sitePorts(), authority })
  const ca = isInstalled ? await authority.root() : await installSite(checks, podman, site, authority)
  if (!ca) return end()
  await updateSite(checks, site)
  await checkSite(checks, podman, site, ca)
  if (!isInstalled) await moveToBucket(checks, site, ca)
  await checkWrongPassword(checks, podman, site, images.puente)
  await killEach(checks, podman, site, ca)
  await restoreElsewhere(
    checks,
    podman,
    site,
    openSite(podman, images, { project: 'elsewhere', ports: await freePorts() }),
  )
  return end()
}

function end(): number {
  const { passed, failed } = checks.counts
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

await runCommand(supervisor, testImage)
