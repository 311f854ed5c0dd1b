import { runCommand } from './process/run-command'
import { createSupervisor } from './process/supervisor'
import { checkSteps } from './testing/check-steps'
import { printSummary } from './testing/reports'
import { startSteps } from './testing/steps'

const supervisor = createSupervisor()

await runCommand(supervisor, async () =>
  printSummary(await Promise.all(startSteps(supervisor, checkSteps).values())),
)
