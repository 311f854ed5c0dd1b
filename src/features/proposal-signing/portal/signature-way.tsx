import { useTranslations } from 'next-intl'

export type Way = 'draw' | 'type'
const ways = ['draw', 'type'] as const

type Props = { signer: string; way: Way; onChange: (way: Way) => void }

/** The choice between drawing and typing the signature. */
export function SignatureWay({ signer, way, onChange }: Props) {
  const t = useTranslations('signing.way')
  return (
    <div className="signing-way">
      <h3>{t('as', { name: signer })}</h3>
      <fieldset>
        <legend className="sr-only">{t('label')}</legend>
        {ways.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="signature-way"
              value={name}
              checked={way === name}
              onChange={() => onChange(name)}
            />
            <span>{t(name)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
