import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The commands of the terminal, which need a build and ports: `npm test` runs them after the build. */
const commands = 'tests/int/demo*.test.ts'

/** Files that need a process of their own: they set variables of the environment, mock a module or change the schema. */
const isolated = (folder: string) => `tests/${folder}/**/*.isolated.test.{ts,tsx}`

const units = 'tests/unit/**/*.test.{ts,tsx}'

const withoutIo = {
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: ['tests/support/unstub.ts'],
  // They import Next's files without their extension, or CSS files, which Node alone does not find.
  server: { deps: { inline: ['next-intl', '@payloadcms/ui', 'react-image-crop'] } },
  // Tables of all characters take seconds to build on a busy machine.
  testTimeout: 30_000,
}

const onPostgres = {
  pool: 'forks' as const,
  globalSetup: ['tests/support/postgres-cluster.ts'],
  setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/postgres-file.ts'],
  // next-intl imports Next's files without their extension, which Node alone does not find.
  server: { deps: { inline: ['next-intl'] } },
  // Some start commands, or seed a whole demo: a busy machine takes several times as long as an idle one.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  sequence: { setupFiles: 'list' as const },
}

/**
 * Rules without I/O, everything on a real Postgres, and the demo as a person starts it. Files of `unit` and of `int`
 * share a process, because loading their modules takes longer than most of them: each finds an empty database, but modules as
 * another file left them.
 */
export default defineConfig({
  resolve: { alias: { '@payload-config': path('payload.config.ts'), '@': path('src') } },
  // Next's PostCSS plugins are named by strings, which Vite does not load; tests need no styles.
  css: { postcss: {} },
  test: {
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        // Loading the modules of each file anew took more than half of the time.
        test: { name: 'unit', include: [units], exclude: [isolated('unit')], isolate: false, ...withoutIo },
      },
      { extends: true, test: { name: 'unit-isolated', include: [isolated('unit')], ...withoutIo } },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [commands, isolated('int')],
          isolate: false,
          ...onPostgres,
          setupFiles: [...onPostgres.setupFiles, 'tests/support/same-schema.ts'],
        },
      },
      { extends: true, test: { name: 'int-isolated', include: [isolated('int')], ...onPostgres } },
      {
        extends: true,
        test: {
          name: 'demo',
          include: [commands],
          pool: 'forks',
          fileParallelism: false,
          // The browser tests run beside it, and it starts the demo three times.
          testTimeout: 360_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
