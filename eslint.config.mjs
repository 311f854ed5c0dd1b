import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

/** Raw use of Payload's Local API bypasses access control: the functions of lib/server/db.ts name an authority. */
const localApi = {
  selector:
    "CallExpression[callee.type='MemberExpression'][callee.object.name=/^(payload|instance)$/][callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions|findVersionByID|restoreVersion|duplicate|login)$/]",
  message: 'Name the authority: asUser, asVisitor, asSystem of src/lib/server/db.ts.',
}
const localApiOfRequest = {
  selector:
    "CallExpression[callee.object.property.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count|findGlobal|updateGlobal|findVersions|findVersionByID|restoreVersion|duplicate|login)$/]",
  message: localApi.message,
}
const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read `env` of src/env.ts; a child process gets `childEnv()`.',
}
const usePathname = {
  name: 'next/navigation',
  importNames: ['usePathname', 'useRouter', 'redirect', 'permanentRedirect', 'Link'],
  message: 'Use src/i18n/navigation, which knows the language.',
}

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.node/**',
      'dist/**',
      'node_modules/**',
      'migrations/**',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['warn', 250],
      'no-restricted-syntax': ['error', environment, localApi, localApiOfRequest],
      'no-restricted-imports': ['error', { paths: [usePathname] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { noStrings: false, ignoreProps: true, allowedStrings: ['·', '/', '→', '©'] },
      ],
      'no-restricted-syntax': [
        'error',
        environment,
        localApi,
        localApiOfRequest,
        {
          selector:
            'JSXAttribute[name.name=/^(alt|title|aria-label|placeholder)$/] > Literal[value=/[A-Za-z]{2}/]',
          message: 'Text stands in src/messages.',
        },
      ],
    },
  },
  { files: ['tests/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  {
    files: ['src/features/*/mail/**'],
    rules: { '@next/next/no-head-element': 'off', '@next/next/no-img-element': 'off' },
  },
  { files: ['src/lib/server/db.ts'], rules: { 'no-restricted-syntax': ['error', environment] } },
  {
    files: ['src/env.ts', 'scripts/bootstrap.mjs', 'scripts/process/*.mjs'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['src/i18n/navigation.ts', 'src/app/(payload)/**'], rules: { 'no-restricted-imports': 'off' } },
)
