import betterTailwind from 'eslint-plugin-better-tailwindcss'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Raw use of Payload's Local API bypasses access control: use the functions of src/lib/server/db/local-api.ts. */
const localApi = {
  selector:
    "CallExpression[callee.type='MemberExpression'][callee.object.name=/^(payload|instance)$/][callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions|findVersionByID|restoreVersion|duplicate|login)$/]",
  message: 'Name whose access it is: asUser, asVisitor, asSystem of src/lib/server/db/local-api.ts.',
}
const localApiOfRequest = {
  selector:
    "CallExpression[callee.object.property.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions|findVersionByID|restoreVersion|duplicate|login)$/]",
  message: localApi.message,
}
const outboxInsert = {
  selector: 'TemplateElement[value.raw=/insert into outbox/i]',
  message: 'Queue emails with the functions of src/features/mail/queue-email.ts.',
}
/** Payload's form takes any answer below 400 for a success: forms are saved by src/features/saving. */
const payloadSubmit = {
  selector:
    'VariableDeclarator[init.callee.name=/^use(Form|DocumentForm|WatchForm|AllFormFields)$/] > ObjectPattern > Property[key.name="submit"], CallExpression[callee.object.callee.name=/^use(Form|DocumentForm)$/][callee.property.name="submit"]',
  message: 'Save with useSaver().',
}
const outboxCreate = {
  selector:
    "CallExpression[callee.property.name='create'] Property[key.name='collection'][value.value='outbox']",
  message: outboxInsert.message,
}
const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read `env` of src/env.ts; a child process gets `childEnv()`.',
}
/** Next's router keeps the address that it had when it finds its own state in a call. */
const historyState = {
  selector:
    "CallExpression[callee.property.name=/^(push|replace)State$/] MemberExpression[property.name='state']",
  message:
    'Use src/lib/replace-address.ts: with its own state, Next’s router restores the old address at a refresh.',
}
/** Days of invoices, proposals and clients are those of the agency for every reader; times of events are the reader's. */
const agencyDays = [
  { object: 'Intl', property: 'DateTimeFormat' },
  { object: 'format', property: 'dateTime' },
  { property: 'toLocaleDateString' },
].map((name) => ({ ...name, message: 'Format days with agencyDay of src/lib/agency-day.ts.' }))
/** Payload formats a day of the agency in the zone of the browser. */
const browserDay = {
  selector: 'Property[key.name="displayFormat"], Literal[value="dayOnly"]',
  message: 'Declare the field with dayField of collections/fields.',
}
/** In any text, because classes are constants, too, and better-tailwindcss reads only what is named like classes. */
const refusedClasses = [
  {
    pattern: String.raw`/\[[^\]\s]*\dpx/`,
    message: 'Lengths are steps of the scale: w-75, or --spacing(75).',
  },
  {
    pattern: String.raw`/\[(?:[\w-]+:)?#[\da-f]{3,8}\b/i`,
    message: 'Colors are roles of src/styles/theme.css.',
  },
  { pattern: String.raw`/(?:^|[\s:])dark:[a-z[-]/`, message: 'Roles of color know both schemes.' },
].flatMap(({ pattern, message }) =>
  ['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
    selector: `${text}=${pattern}]`,
    message: `${message} See docs/identity.md.`,
  })),
)
/** The content policy of the site drops it from the HTML, and no class overrides it. */
const inlineStyle = {
  selector: 'JSXAttribute[name.name="style"]',
  message: 'Use utilities, or a CSS module beside the component (docs/identity.md).',
}
const pageWithoutMetadata = {
  selector:
    'Program:not(:has(ExportNamedDeclaration :matches(FunctionDeclaration, VariableDeclarator)[id.name="generateMetadata"])):not(:has(CallExpression[callee.name="permanentRedirect"]))',
  message: 'A page of the site exports generateMetadata, or redirects.',
}
const usePathname = {
  name: 'next/navigation',
  importNames: ['usePathname', 'useRouter', 'redirect', 'permanentRedirect', 'Link'],
  message: 'Use src/i18n/navigation, which knows the language.',
}

const everywhere = [
  environment,
  localApi,
  localApiOfRequest,
  outboxInsert,
  outboxCreate,
  historyState,
  payloadSubmit,
  ...refusedClasses,
]
const inComponents = [
  ...everywhere,
  {
    selector: 'JSXAttribute[name.name=/^(alt|title|aria-label|placeholder)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: 'Text belongs in src/messages.',
  },
]

const surfaces = [
  {
    files: [
      'src/app/(front)/**/*.tsx',
      'src/features/*/{site,portal}/**/*.tsx',
      'src/components/{ui,site,portal}/**/*.tsx',
    ],
    entryPoint: 'src/styles/known.css',
    // Sets the tokens of the portal, in its own sheet.
    ignore: ['^portal$'],
  },
  {
    files: [
      'src/app/(desk)/**/*.tsx',
      'src/features/*/staff/**/*.tsx',
      'src/components/{staff,editor}/**/*.tsx',
    ],
    entryPoint: 'src/app/(payload)/admin/theme.css',
    ignore: [
      '^(field|array|group|date-time|rich-text|editor|post-card|row)(-|_|$).*',
      '^LexicalEditorTheme',
      '^(error|no|has|number|fixed-toolbar)-?$',
    ],
  },
]

export default defineConfig(
  {
    ignores: [
      '.next/**',
      '.releases/**',
      '.data/**',
      '.node/**',
      'dist/**',
      'node_modules/**',
      'migrations/*.ts',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/payload-tables.ts',
      'src/app/(payload)/admin/importMap.js',
    ],
  },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['warn', 250],
      'no-restricted-syntax': ['error', ...everywhere],
      'no-restricted-imports': ['error', { paths: [usePathname] }],
      // The endpoints of a feature extend the map of all verbs (src/lib/api.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // Of .oxlintrc.json, which reads no tests.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    // Pages that no release has.
    ignores: ['**/*.dev.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...inComponents, inlineStyle],
    },
  },
  {
    // Mail programs know no other styles.
    files: ['src/features/mail/render/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...inComponents] },
  },
  {
    files: ['src/features/{invoices,proposal*,client*}/**'],
    ignores: ['src/features/client-pages/timeline-rules.ts'],
    rules: {
      'no-restricted-properties': ['error', ...agencyDays],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@/lib/dates', importNames: ['longDate'], message: agencyDays[0].message }] },
      ],
    },
  },
  {
    files: ['collections/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, browserDay] },
  },
  {
    files: ['src/app/(front)/\\[locale\\]/(site)/**/page.tsx'],
    ignores: ['**/\\[...*\\]/**'],
    rules: { 'no-restricted-syntax': ['error', ...inComponents, inlineStyle, pageWithoutMetadata] },
  },
  // A class is a utility of the surface's sheet or one of its few global names; Payload's markup keeps Payload's.
  ...surfaces.map(({ files, entryPoint, ignore }) => ({
    files,
    plugins: { 'better-tailwindcss': betterTailwind },
    settings: { 'better-tailwindcss': { entryPoint, detectComponentClasses: true } },
    rules: { 'better-tailwindcss/no-unknown-classes': ['error', { ignore }] },
  })),
  {
    files: ['src/features/mail/*.ts', 'tests/**'],
    rules: { 'no-restricted-syntax': ['error', environment, localApi, localApiOfRequest] },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-empty-pattern': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['src/lib/server/db/local-api.ts'], rules: { 'no-restricted-syntax': ['error', environment] } },
  {
    files: ['src/env.ts', 'scripts/bootstrap.mjs', 'scripts/bootstrap/*.mjs', 'scripts/process/*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Paths of the admin have no language.
    files: [
      'src/i18n/navigation.ts',
      'src/app/(payload)/**',
      'src/app/(desk)/**',
      'src/components/staff/**',
      'src/features/*/staff/**',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
)
