import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The commands of the terminal, which need a build and ports: `npm test` runs them after the build. */
const commands = 'tests/int/demo*.test.ts'

/** Three projects: rules without I/O, everything on a real Postgres, and the demo as a person starts it. */
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
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // They import Next's files without their extension, or CSS files, which Node alone does not find.
          server: { deps: { inline: ['next-intl', '@payloadcms/ui', 'react-image-crop'] } },
          // Tables of all characters take seconds to build on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [commands],
          pool: 'forks',
          globalSetup: ['tests/support/postgres-cluster.ts'],
          setupFiles: ['tests/support/quick-passwords.ts', 'tests/support/postgres-file.ts'],
          // next-intl as above.
          server: { deps: { inline: ['next-intl'] } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'demo',
          include: [commands],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
