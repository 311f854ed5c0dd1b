import { type Step, vitestStep } from './steps'

const next = 'node_modules/next/dist/bin/next'

/** The steps of `npm run check`, the longest first: everything that needs no database, build or browser. */
export const checkSteps: Step[] = [
  // Next generates the types of its routes and of imported images. The native compiler takes half of the time.
  {
    name: 'types',
    commands: [
      [next, 'typegen'],
      ['node_modules/typescript-7/bin/tsc', '--noEmit'],
    ],
  },
  {
    name: 'lint',
    commands: [
      ['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.data/eslint'],
      // The rules that need types (.oxlintrc.json), and the types that Next generates.
      [next, 'typegen'],
      ['node_modules/oxlint/bin/oxlint', '.', '--no-error-on-unmatched-pattern'],
    ],
  },
  vitestStep('unit', ['--project=unit-isolated']),
  {
    name: 'layers',
    commands: [
      [
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        'src',
        'collections',
        'payload.config.ts',
      ],
    ],
  },
  { name: 'unused', commands: [['node_modules/knip/bin/knip.js']] },
  {
    name: 'format',
    commands: [
      [
        'node_modules/prettier/bin/prettier.cjs',
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-location=.data/prettier',
      ],
    ],
  },
  { name: 'drift', commands: [['scripts/check-drift.ts']] },
  { name: 'messages', commands: [['scripts/check-messages.ts']] },
]
