import { useTranslations } from 'next-intl'

import { Field } from '@/components/ui/field'
import { typedNameLimit } from '../signing-rules'

/** Line breaks cannot be typed into the field, so control characters are what the server could refuse. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

/** Returns what is wrong with a typed name; undefined for an empty one, which is merely missing. */
export function typedNameError(name: string): 'tooLong' | 'invalid' | undefined {
  if (name.trim().length > typedNameLimit) return 'tooLong'
  return CONTROL_CHARACTERS.test(name) || !name.isWellFormed() ? 'invalid' : undefined
}

type Props = { name: string; error?: 'tooLong' | 'invalid'; onChange: (name: string) => void }

/** The field of a typed signature. */
export function TypedName({ name, error, onChange }: Props) {
  const t = useTranslations('signing.typed')
  return (
    <Field label={t('label')} error={error && t(error, { most: typedNameLimit })}>
      {(field) => (
        <input
          type="text"
          autoComplete="name"
          value={name}
          onChange={({ target }) => onChange(target.value)}
          {...field}
        />
      )}
    </Field>
  )
}
