import { enableKernel } from '../../engine/kernelLoader.ts';
import { loadRuleLanguage } from '../../engine/language.ts';
import { createSimulation, PhysicsBreach, Recorder } from '../../engine/node.ts';
import { breachLine, EXIT } from '../output.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import { answerParent } from './answer.ts';

enableKernel();
loadRuleLanguage();

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
