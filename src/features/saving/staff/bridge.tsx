/** The way of the words from this device, at the left, to Puente. */
export type BridgeState = 'whole' | 'running' | 'begun' | 'broken' | 'gate' | 'stop'

const arc = 'M4 17A16 14 0 0 1 36 17'
const left = <circle className="bridge-foot" cx="4" cy="17" r="2.6" />
const right = <circle className="bridge-open" cx="36" cy="17" r="2.2" />

const drawings = {
  whole: (
    <>
      <path className="bridge-arc" d={arc} />
      {left}
      <circle className="bridge-foot" cx="36" cy="17" r="2.6" />
    </>
  ),
  running: (
    <>
      <path className="bridge-rest" d={arc} />
      <path className="bridge-run" pathLength="100" d={arc} />
      {left}
      {right}
    </>
  ),
  begun: (
    <>
      <path className="bridge-rest bridge-dots" d={arc} />
      <path className="bridge-arc" d="M4 17A16 14 0 0 1 12 5" />
      {left}
      {right}
    </>
  ),
  broken: (
    <>
      <path className="bridge-arc" d="M4 17A16 14 0 0 1 15 3.8" />
      <path className="bridge-rest" d="M25 3.8A16 14 0 0 1 36 17" />
      {left}
      {right}
    </>
  ),
  gate: (
    <>
      <path className="bridge-arc" d="M4 17A16 14 0 0 1 28 5.2M28.5 1v9" />
      <path className="bridge-rest" d="M32 9A16 14 0 0 1 36 17" />
      {left}
      {right}
    </>
  ),
  stop: (
    <>
      <path className="bridge-arc" d="M4 17A16 14 0 0 1 30 6.5m1.5 7 6 6m0-6-6 6" />
      {left}
    </>
  ),
}

export const Bridge = ({ state }: { state: BridgeState }) => (
  <svg className="saving-bridge" data-bridge={state} viewBox="0 0 40 20" aria-hidden="true">
    {drawings[state]}
  </svg>
)
