import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type TestProject } from 'vitest/node'

import { startTestCluster } from '../../scripts/testing/test-cluster'
import { type TemplateAddresses } from '../../scripts/testing/template-database'
import { testPrograms } from './test-programs'

declare module 'vitest' {
  export interface ProvidedContext {
    template: TemplateAddresses
    /** The folder of the bundled programs. */
    programs: string
    /** The folder that has a folder for uploads of each worker. */
    mediaRoot: string
  }
}

/** Before the integration tests: one Postgres for all of them, migrated once, the programs that they start, and a folder for uploads. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(testPrograms)
  project.provide('template', cluster.addresses)
  project.provide('programs', cluster.programs)
  const mediaRoot = mkdtempSync(join(tmpdir(), 'puente-media-'))
  project.provide('mediaRoot', mediaRoot)
  return async () => {
    rmSync(mediaRoot, { recursive: true, force: true })
    await cluster.discard()
  }
}
