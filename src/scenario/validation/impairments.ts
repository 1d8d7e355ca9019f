import {
  because,
  LOSS_KEYS,
  type LossDocument,
  type LossKey,
  type Problem,
  pathOf,
  type ScenarioDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { ackFlow, dataFlow } from '../../engine/atm/cell.ts';
import type { CompleteLink, CompleteLoss } from '../document/complete.ts';
import { isNamed, type PartialDocument } from '../document/partialDocument.ts';
import { hopsAlong, hopsOf, joinsComplete } from './paths.ts';

/** Checks losses: on existing links, of VCs that cross them, each of a cell or a frame. */
export function checkImpairments(draft: PartialDocument): readonly Problem[] {
  const hops = hopsOf(draft.links);
  return Object.entries(draft.impairments ?? {}).flatMap(([hop, { losses = [] }]) => {
    const path = pathOf('impairments', hop);
    const isHop = hops.includes(hop) || !joinsComplete(draft);
    const reason = because('noSuch', { what: 'linkDirection', known: hops });
    return [
      ...(isHop ? [] : [{ path, value: hop, reason }]),
      ...losses.flatMap((loss, index) => {
        const at = `${path}.losses[${index}]`;
        return [...checkUnit(loss, at), ...(isHop ? checkPassing(loss, pathOf(at, 'vc'), hop, draft) : [])];
      }),
    ];
  });
}

function checkUnit(loss: LossDocument, path: string): readonly Problem[] {
  if ((loss.cell === undefined) !== (loss.frame === undefined)) return [];
  return [{ path, value: loss, reason: because('cellOrFrame') }];
}

function checkPassing(
  { vc, of = 'data' }: LossDocument,
  at: string,
  hop: string,
  { vcs }: PartialDocument,
): readonly Problem[] {
  const isReadable = ({ id, path }: Pick<VcDocument, 'id' | 'path'>): boolean =>
    Number.isInteger(id) && path.length > 0 && path.every(isNamed);
  if (vcs.length === 0 || !vcs.every(isReadable) || !isNamed(of)) return [];
  const passing = vcs.filter(({ path }) => hopsAlong(of === 'data' ? path : path.toReversed()).includes(hop));
  if (passing.some(({ id }) => id === vc)) return [];
  const reason = because('noVcPasses', { of, known: passing.map(({ id }) => String(id)) });
  return [{ path: at, value: vc, reason }];
}

/** Losses of one direction of a link of a valid document. */
export function completeLosses(
  { vcs, impairments }: Pick<ScenarioDocument, 'vcs' | 'impairments'>,
  link: string,
): Pick<CompleteLink, 'odds' | 'losses'> {
  const {
    lossProbability = 0,
    frameLossProbability = 0,
    burst = {},
    losses = [],
  } = impairments?.[link] ?? {};
  const { goodToBad = 0, badToGood = 1, lossGood = 0, lossBad = 1 } = burst;
  const complete = ({ vc, of, cell, frame = 0 }: LossDocument): CompleteLoss => {
    const index = vcs.findIndex(({ id }) => id === vc);
    const direction = of === 'acks' ? ackFlow(index) : dataFlow(index);
    return cell === undefined
      ? { direction, unit: 'frame', at: frame }
      : { direction, unit: 'cell', at: cell };
  };
  const odds: Record<LossKey, number> = {
    lossProbability,
    frameLossProbability,
    'burst.goodToBad': goodToBad,
    'burst.badToGood': badToGood,
    'burst.lossGood': lossGood,
    'burst.lossBad': lossBad,
  };
  return { odds: LOSS_KEYS.map((key) => odds[key]), losses: losses.map(complete) };
}
