'use client'

import {
  Bar,
  BarChart,
  Label,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type BarShapeProps,
} from 'recharts'

type Week = {
  week: string
  minutes: number
  kind: 'kept' | 'current' | 'broken'
  label: string
  isLast: boolean
}
type Props = { bars: Week[]; end: number; promise: { minutes: number; label: string } }

const HEIGHT = 150
const AXIS_HEIGHT = 26
const BAR_WIDTH = 18

/** The median of each week's first replies, below or above the line of the promise. */
export default function ReplyChart({ bars, end, promise }: Props) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT + AXIS_HEIGHT}>
      <BarChart data={bars} margin={{ top: 16, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <XAxis
          dataKey="week"
          tickLine={false}
          interval={0}
          height={AXIS_HEIGHT}
          axisLine={{ className: 'stroke-edge' }}
          tick={<EndTick last={bars.length - 1} />}
        />
        <YAxis hide domain={[0, end]} />
        <ReferenceLine y={promise.minutes} stroke="var(--red-mark)" strokeDasharray="2 4">
          <Label className="fill-muted" value={promise.label} position={promiseSide(bars)} offset={4} />
        </ReferenceLine>
        <Bar dataKey="minutes" barSize={BAR_WIDTH} shape={WeekBar} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** On the left, unless the label of a red week would lie there. */
const promiseSide = (bars: Week[]) =>
  bars.slice(0, 4).some(({ kind }) => kind === 'broken') ? 'insideBottomRight' : 'insideBottomLeft'

type TickProps = { index?: number; x?: number; y?: number; last: number; payload?: { value: string } }

/** Only the first and the last week are named on the axis. */
function EndTick({ index, y, x, last, payload }: TickProps) {
  if (index !== 0 && index !== last) return null
  return (
    <text
      className="fill-ink/85"
      x={(x ?? 0) + (index === 0 ? -BAR_WIDTH / 2 : BAR_WIDTH / 2)}
      y={(y ?? 0) + 12}
      textAnchor={index === 0 ? 'start' : 'end'}
    >
      {payload?.value}
    </text>
  )
}

const fills = { kept: 'fill-field-line/50', current: 'fill-ink', broken: 'fill-red-mark' } as const

function WeekBar({ x, y, width, height, payload }: BarShapeProps) {
  const { kind, label, isLast } = payload as Week
  return (
    <g>
      <rect className={fills[kind]} x={x} y={y} width={width} height={height} />
      {label && (
        <text
          className="fill-ink stroke-ground stroke-4 text-small font-head [paint-order:stroke]"
          x={isLast ? x + width : x + width / 2}
          y={y - 6}
          textAnchor={isLast ? 'end' : 'middle'}
        >
          {label}
        </text>
      )}
    </g>
  )
}
