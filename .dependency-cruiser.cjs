/**
 * Who may import whom (docs/architecture.md). Floors: a feature imports those that stand before it, types included, so no two
 * import each other. A new feature takes its place here.
 */
const floors = {
  ground: ['routes', 'settings', 'audit', 'mail', 'saving', 'accounts'],
  content: [
    'publishing',
    'preview',
    'translation',
    'media',
    'consent',
    'page-copy',
    'testimonials',
    'services',
    'case-studies',
    'industries',
    'openings',
    'blog',
    'redirects',
    'seo',
  ],
  work: [
    'clients',
    'leads',
    'lead-keys',
    'calls',
    'proposals',
    'proposal-templates',
    'proposal-generator',
    'proposal-signing',
    'invoices',
    'tickets',
    'client-pages',
  ],
  desk: ['verification', 'home', 'pages', 'system', 'people', 'dashboard', 'layout', 'search'],
}
const order = Object.values(floors).flat()
const folders = (names) => `^src/features/(${names.join('|')})/`

/** Layers go across all features: a file imports its own and those below. */
const rules = '^src/features/[^/]+/([a-z-]*(rules|schemas)|registry|fields|visit)\\.ts$'
const queries = '^src/features/[^/]+/queries(\\.ts|/)'
const operations = '^src/features/[^/]+/(operations|jobs|mail|pdf)/'
const screens = '^src/features/[^/]+/(site|portal|staff)/'
/** What several layers of a feature share, such as `tickets/queue-client-email.ts`. */
const shared = '^src/features/[^/]+/[^/]+\\.tsx?$'
const features = '^src/features/'
const server = '^src/lib/server/'
const integrations = '^src/integrations/'

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    ...order
      .slice(0, -1)
      .map((feature, index) =>
        forbid(
          `${feature}-knows-only-features-below`,
          { path: folders([feature]) },
          { path: folders(order.slice(index + 1)) },
          'Move what both need down, or let the feature above pass it in.',
        ),
      ),
    forbid(
      'every-feature-has-its-floor',
      { path: features, pathNot: folders(order) },
      {},
      'Add the feature to the floors in .dependency-cruiser.cjs.',
    ),
    forbid('no-cycles', {}, { circular: true }, 'Cycles cannot be read in any order.'),
    forbid(
      'rules-are-pure',
      { path: rules },
      { path: `${queries}|${operations}|${screens}|${server}|^src/app/|^node:` },
    ),
    forbid(
      'rules-know-no-vendor',
      { path: '[/-]rules\\.ts$' },
      { path: 'node_modules/(react|next|payload|@payloadcms|pg|zod)/' },
    ),
    forbid('queries-stay-low', { path: queries }, { path: `${operations}|${screens}|^src/app/` }),
    forbid('operations-import-no-screens', { path: operations }, { path: `${screens}|^src/app/` }),
    forbid(
      'shared-code-stays-low',
      { path: shared, pathNot: '/endpoints\\.ts$' },
      { path: `${screens}|^src/app/` },
    ),
    forbid('screens-act-through-verbs', { path: screens }, { path: `${operations}|${server}|^src/app/` }),
    forbid(
      'only-the-app-knows-endpoints',
      { path: features },
      { path: '^src/features/[^/]+/endpoints\\.ts$' },
    ),
    forbid('features-know-no-app', { path: features }, { path: '^src/app/' }),
    forbid(
      'foundations-know-no-feature',
      { path: '^src/(components|i18n|lib)/' },
      { path: `${features}|${integrations}|^src/(app|worker)/` },
      'lib, components and i18n are below all features.',
    ),
    forbid(
      'integrations-know-no-feature',
      { path: integrations },
      { path: `${features}|^src/(app|worker)/` },
    ),
    forbid(
      'operations-call-integrations',
      { path: `${rules}|${screens}|^collections/|^src/app/` },
      { path: integrations },
    ),
    forbid(
      'integrations-hide-vendors',
      { path: '^src/', pathNot: integrations },
      { path: 'node_modules/(stripe|openai)/' },
    ),
    forbid(
      'metrics-load-no-payload',
      { path: '^src/features/system/metrics/' },
      { path: 'node_modules/(payload|drizzle-orm)/', reachable: true },
      'Metrics are loaded beside the code of the site: what they import takes memory once more.',
    ),
    forbid('src-knows-no-scripts', { path: '^src/' }, { path: '^scripts/' }),
    forbid('pure-lib-knows-no-server', { path: '^src/(components|i18n|lib/(?!server/))' }, { path: server }),
    forbid(
      'config-has-one-importer',
      { path: '^src/', pathNot: '^src/lib/server/payload\\.ts$' },
      { path: '^payload\\.config\\.ts$' },
    ),
    forbid('src-knows-no-collections', { path: '^src/' }, { path: '^(collections|migrations)/' }),
    forbid(
      'collections-stay-thin',
      // The state of a translation depends on every save, and the verbs of translation compute it in the same way.
      { path: '^collections/', pathNot: '^collections/hooks/translation\\.ts$' },
      { path: `${queries}|${operations}|${screens}|^src/app/` },
    ),
    forbid(
      'no-zod-for-visitors',
      { path: '^src/features/[^/]+/site/' },
      { path: '[/-]schemas\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid('no-utils-folders', {}, { path: '/(utils|helpers|misc)(/|\\.)', pathNot: 'node_modules' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.releases|\\.data)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
