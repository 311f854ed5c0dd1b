import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { checkSteps } from './testing/check-steps'
import { printSummary } from './testing/reports'
import { runSteps } from './testing/steps'

const supervisor = createSupervisor()

await runCommand(supervisor, async () => printSummary(await runSteps(supervisor, checkSteps)))
