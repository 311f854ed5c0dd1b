import { checkSteps } from './process/check-steps'
import { createCrew } from './process/crew'
import { plain } from './process/plain.mjs'
import { sumOf, summaryOf } from './process/reports'
import { runCrew } from './process/run-crew'
import { runSteps } from './process/steps'

const crew = createCrew()

await runCrew(crew, async () => {
  const count = sumOf(await runSteps(crew, checkSteps))
  if (count.failed > 0) throw plain(`\n${summaryOf(count)}`)
  console.log(`\n${summaryOf(count)}`)
})
