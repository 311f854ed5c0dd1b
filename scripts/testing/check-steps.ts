import { type Step, vitestStep } from './steps'

/** Next generates the types of its routes and of imported images. */
const typegen = ['node_modules/next/dist/bin/next', 'typegen']

/** The rules that need types (.oxlintrc.json). */
const oxlint = ['node_modules/oxlint/bin/oxlint', '.', '--no-error-on-unmatched-pattern']

const eslint = ['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-location', '.data/eslint']

const stylelint = ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css']

/** What `npm run lint` runs. */
export const linters = [eslint, stylelint, typegen, oxlint]

/** The steps of `npm run check`, the longest first: everything that needs no database, build or browser. */
export const checkSteps: Step[] = [
  // Both before the build, which writes the types of routes again. The native compiler takes half of the time.
  { name: 'types', commands: [typegen, ['node_modules/typescript-7/bin/tsc', '--noEmit'], oxlint] },
  { name: 'lint', commands: [eslint, stylelint] },
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
