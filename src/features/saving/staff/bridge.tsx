import styles from './bridge.module.css'

/** The way of the words from this device, at the left, to Puente. */
export type BridgeState = 'whole' | 'running' | 'begun' | 'broken' | 'gate' | 'stop'

const arc = 'M4 17A16 14 0 0 1 36 17'
/** What the words have crossed, and what is before them. */
const way = 'stroke-current'
const rest = 'stroke-current/50'
const left = <circle className="fill-current" cx="4" cy="17" r="2.6" />
const right = <circle className={rest} strokeWidth="1.8" cx="36" cy="17" r="2.2" />

const drawings = {
  whole: (
    <>
      <path className={way} d={arc} />
      {left}
      <circle className="fill-current" cx="36" cy="17" r="2.6" />
    </>
  ),
  running: (
    <>
      <path className={rest} d={arc} />
      <path className={['stroke-accent', styles.run].join(' ')} pathLength="100" d={arc} />
      {left}
      {right}
    </>
  ),
  begun: (
    <>
      <path className={rest} strokeDasharray="1 4" d={arc} />
      <path className={way} d="M4 17A16 14 0 0 1 12 5" />
      {left}
      {right}
    </>
  ),
  broken: (
    <>
      <path className={way} d="M4 17A16 14 0 0 1 15 3.8" />
      <path className={rest} d="M25 3.8A16 14 0 0 1 36 17" />
      {left}
      {right}
    </>
  ),
  gate: (
    <>
      <path className={way} d="M4 17A16 14 0 0 1 28 5.2M28.5 1v9" />
      <path className={rest} d="M32 9A16 14 0 0 1 36 17" />
      {left}
      {right}
    </>
  ),
  stop: (
    <>
      <path className={way} d="M4 17A16 14 0 0 1 30 6.5m1.5 7 6 6m0-6-6 6" />
      {left}
    </>
  ),
}

/** Drawn in the color of its text. */
export const Bridge = ({ state, className = '' }: { state: BridgeState; className?: string }) => (
  <svg
    className={`h-5 w-10 flex-none overflow-visible ${className}`}
    data-bridge={state}
    viewBox="0 0 40 20"
    fill="none"
    strokeLinecap="round"
    strokeWidth="2.2"
    aria-hidden="true"
  >
    {drawings[state]}
  </svg>
)
