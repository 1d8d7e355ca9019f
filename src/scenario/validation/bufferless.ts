import { because, type PortState, type Problem, pathOf, type Reason } from '../../contract/index.ts';
import { hasClassBuffers } from '../document/classes.ts';
import type { PartialDocument } from '../document/partialDocument.ts';
import { hopsAlong, switchPorts } from './paths.ts';
import { effectivePort } from './ports.ts';

/** The settings possible at a port without a buffer (`bufferCells: 0`), where a cell leaves at once or is lost. */
const NEEDS = { policy: 'rcd', allocation: 'shared', buffers: 'shared' } as const;

const reasonFor = (key: keyof typeof NEEDS): Reason => because('needsBuffer', { only: NEEDS[key] });

/** Checks ports without a buffer: no mechanism that needs waiting cells, no VC whose RM cells or credits must wait. */
export function checkBufferless(draft: PartialDocument): readonly Problem[] {
  return switchPorts(draft).flatMap((id) => {
    const port = effectivePort(draft, id);
    if (port.bufferCells !== 0) return [];
    const portSettings = draft.ports?.[id];
    const where = (key: keyof typeof NEEDS): string =>
      pathOf('ports', portSettings?.[key] === undefined ? 'default' : id, key);
    const wrong = (['policy', 'allocation'] as const).flatMap((key): readonly Problem[] =>
      port[key].id === NEEDS[key] ? [] : [{ path: where(key), value: port[key].id, reason: reasonFor(key) }],
    );
    const parts = hasClassBuffers(draft, id)
      ? [{ path: where('buffers'), value: 'perClass', reason: reasonFor('buffers') }]
      : [];
    return [...wrong, ...parts, ...checkCrossing(draft, id, port.bufferPath)];
  });
}

function checkCrossing(draft: PartialDocument, id: string, path: string): readonly Problem[] {
  const index = draft.vcs.findIndex(
    (vc) =>
      (vc.abr !== undefined || vc.credit !== undefined) &&
      [vc.path, vc.path.toReversed()].some((way) => hopsAlong(way).includes(id)),
  );
  const vc = draft.vcs[index];
  if (vc === undefined) return [];
  const control = vc.abr === undefined ? 'credit' : 'rate';
  const reason = because('waitsWithoutBuffer', { name: draft.vcName(index), port: id, control });
  return [{ path, value: 0, reason }];
}

/** Reason why a port without a buffer cannot get this state during a run; null if it can. */
export function refusedWithoutBuffer({ bufferCells, policy, allocation, classes }: PortState): Reason | null {
  if (bufferCells !== 0) return null;
  if (policy !== NEEDS.policy) return reasonFor('policy');
  if (allocation !== NEEDS.allocation) return reasonFor('allocation');
  return classes === undefined ? null : reasonFor('buffers');
}
