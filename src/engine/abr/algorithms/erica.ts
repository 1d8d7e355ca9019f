import type { ParameterValues } from '../../../contract/index.ts';
import { Erica, ericaCode } from '../erica.ts';
import { fairness, intervalCells, intervalMs, overloadMargin, utilisation } from '../rateParameters.ts';
import { type AlgorithmDefinition, pseudoCode } from './algorithm.ts';

/** ERICA with a fixed target utilisation. */
class EricaAtTarget extends Erica {
  protected override take(params: ParameterValues): void {
    super.take(params);
    this.utilisation = params.utilisation as number;
  }
}

export const erica: AlgorithmDefinition = {
  id: 'erica',
  short: 'ERICA',
  name: 'explicit rate indication for congestion avoidance',
  citation: 'Kalyanaraman 1997 (Ohio State University), chapter 6; Ülkü 1997, section 2.1.2',
  help: 'Counts cells and active VCs in intervals, divides what the link has left for ABR, and lets everybody have what the best served VC had: so all VCs that can use more come to have the same rate.',
  parameters: [utilisation(0.9), intervalMs(1), intervalCells, overloadMargin, fairness],
  pseudoCode: pseudoCode(ericaCode),
  readingLabel: 'fair share',
  overfillsByMcr: true,
  create: (vcs) => new EricaAtTarget(vcs),
};
