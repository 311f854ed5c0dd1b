/** Values are tokens: colors, sizes of text and lengths have names, and nothing is forced or found by an id. */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
    // What is anywhere on a page styles nothing anywhere else: browsers would style all of it again at each change.
    'selector-disallowed-list': [/^(html|body|main)\S*:has\([^()]*\) [^>+~]/],
    'declaration-no-important': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'unit-disallowed-list': ['px'],
    'declaration-property-value-allowed-list': { 'font-size': ['/^var\\(--/', '/em$/', 'inherit'] },
  },
  overrides: [
    {
      files: [
        'src/styles/{,mark-,state-}tokens.css',
        'src/styles/theme.css',
        'src/styles/{portal,staff}/tokens.css',
        '**/art.css',
      ],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'unit-disallowed-list': null },
    },
  ],
}
