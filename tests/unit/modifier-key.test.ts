import { expect, test } from 'vitest'

import { modifierKeyOf } from '@/components/ui/use-browser'

test.each([
  ['MacIntel', '⌘'],
  ['macOS', '⌘'],
  ['iPhone', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
] as const)('on %s, shortcuts are pressed with %s', (platform, key) => {
  expect(modifierKeyOf(platform)).toBe(key)
})
