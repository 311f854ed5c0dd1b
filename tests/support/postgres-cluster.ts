import { type TestProject } from 'vitest/node'

import { startTestCluster } from '../../scripts/testing/test-cluster'
import { type TemplateAddresses } from '../../scripts/testing/template-database'

declare module 'vitest' {
  export interface ProvidedContext {
    template: TemplateAddresses
  }
}

/** Before the integration tests: one Postgres for all of them, migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  project.provide('template', cluster.addresses)
  return cluster.discard
}
