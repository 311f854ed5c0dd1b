import { useTranslation } from '@payloadcms/ui'

import type { BlockKind } from '../../block-rules'

type Props = {
  kind: BlockKind
  isOpen: boolean
  /** The id of the fields that the last button shows. */
  controls: string
  onMove: (step: 1 | -1) => void
  onRemove: () => void
  onToggle: () => void
}

const icons = {
  up: 'M12 20V4.5M5.5 11 12 4.5l6.5 6.5',
  down: 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  remove: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14',
}

/** The name of a block and what can be done with it. */
export function BlockBar({ kind, isOpen, controls, onMove, onRemove, onToggle }: Props) {
  const { t } = useTranslation()
  const text = (key: string) => (t as (key: string) => string)(`puente:${key}`)
  const name = text(`posts:blocks:${kind}:name`)
  const acts = { up: () => onMove(-1), down: () => onMove(1), remove: onRemove }
  const what = kind === 'chart' ? 'Table' : ''
  return (
    <div className="text-block-bar" role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      {(['up', 'down', 'remove'] as const).map((act) => {
        const label = `${text(`editor:block:${act}`)}: ${name}`
        return (
          <button key={act} type="button" aria-label={label} title={label} data-act={act} onClick={acts[act]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[act]} />
            </svg>
          </button>
        )
      })}
      <button
        type="button"
        className="text-block-own"
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        onClick={onToggle}
      >
        {text(`editor:block:${isOpen ? 'close' : 'open'}${what}`)}
      </button>
    </div>
  )
}
