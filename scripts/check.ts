import { checkSteps } from './process/check-steps'
import { createCrew } from './process/crew'
import { conclude } from './process/reports'
import { runCrew } from './process/run-crew'
import { runSteps } from './process/steps'

const crew = createCrew()

await runCrew(crew, async () => conclude(await runSteps(crew, checkSteps)))
