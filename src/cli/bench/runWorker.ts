import { bringLanguage } from '../../engine/language.ts';
import { bringKernel } from '../../engine/speed.ts';
import { createSimulation, PhysicsBreach, Recorder } from '../../engine/whole.ts';
import { breachLine, EXIT } from '../output.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import { answerParent } from './answer.ts';

bringKernel();
bringLanguage();

answerParent({
  complete: (scenario, settings) => completeScenario(readScenario(scenario), settings),
  createSimulation,
  record: (simulation) => new Recorder(simulation),
  fail(error) {
    if (!(error instanceof PhysicsBreach)) return;
    process.stderr.write(`${breachLine(error)}\n`);
    process.exit(EXIT.failed);
  },
});
