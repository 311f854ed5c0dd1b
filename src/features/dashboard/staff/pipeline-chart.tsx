'use client'

import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis, type BarShapeProps } from 'recharts'

import type { LeadStatus } from '@/features/leads/rules'

type Arch = { status: LeadStatus; name: string; leads: number }

const HEIGHT = 150
const AXIS_HEIGHT = 26
const MAX_WIDTH = 64

/** The leads by status, each an arch on one ground line. */
export default function PipelineChart({ bars }: { bars: Arch[] }) {
  const most = Math.max(1, ...bars.map(({ leads }) => leads))
  return (
    <ResponsiveContainer width="100%" height={HEIGHT + AXIS_HEIGHT}>
      <BarChart
        data={bars}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        barCategoryGap="16%"
      >
        <XAxis
          dataKey="name"
          tickLine={false}
          interval={0}
          height={AXIS_HEIGHT}
          axisLine={{ className: 'stroke-edge' }}
          tick={{ className: 'fill-ink/85' }}
        />
        <YAxis hide domain={[0, most]} />
        <Bar dataKey="leads" maxBarSize={MAX_WIDTH} shape={Arch} isAnimationActive={false} minPointSize={1} />
      </BarChart>
    </ResponsiveContainer>
  )
}

/** As the chip of the status has it. */
const tints: Record<LeadStatus, string> = {
  new: 'fill-blue-ground stroke-blue-mark',
  contacted: 'fill-yellow-ground stroke-yellow-mark',
  qualified: 'fill-green-ground stroke-green-mark',
  proposal: 'fill-purple-ground stroke-purple-mark',
  closed_won: 'fill-emerald-ground stroke-emerald-mark',
  closed_lost: 'fill-red-ground stroke-red-mark',
}

/** The height of the arch of one lead, so that its number fits in. */
const MIN_HEIGHT = 34

/** Half a circle on two piers. Low arches are elliptic; without leads there is only the number on the ground. */
function Arch({ x, y, width, height, payload }: BarShapeProps) {
  const { status, leads } = payload as Arch
  const ground = y + height
  const tall = leads === 0 ? 0 : Math.max(height, MIN_HEIGHT)
  const [left, right, radius] = [x + 1, x + width - 1, width / 2 - 1]
  const spring = ground - Math.max(0, tall - radius)
  const rise = Math.min(radius, tall - 1)
  return (
    <g>
      {leads > 0 && (
        <path
          className={`stroke-2 ${tints[status]}`}
          d={`M${left} ${ground}V${spring}A${radius} ${rise} 0 0 1 ${right} ${spring}V${ground}`}
        />
      )}
      <text x={x + width / 2} y={ground - 8} textAnchor="middle" className="fill-ink text-small font-head">
        {leads}
      </text>
    </g>
  )
}
