import { float64At, int32At, type QueuesView, uint8At } from '../../../../contract/index.ts';
import { fixed, whole } from '../../../format.ts';
import { vcsLabel } from '../../../lanes/lanes.ts';
import type { TableData } from '../../../plot/table/DataTable.tsx';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { shortVcName, vcName } from '../../../store/vcNames.ts';
import { en } from '../../../strings/en.ts';
import { inParts } from '../../../strings/text.ts';
import { type QueuesNow, queuesNow } from './live.ts';
import type { QueueLane } from './queueLanes.ts';

/** A virtual time or finish tag, in cell times over weight. */
export const tagText = (tag: number): string => fixed(tag, 1);

/** `4`, `ACKs of 4`, `6–8`. */
export function laneName(session: Session, { vcs, acks }: QueueLane): string {
  const { loaded } = stageOf(session).getState();
  const ids = vcs.length === 1 ? shortVcName(loaded, vcs[0]) : vcsLabel(vcs);
  return acks ? en.panels.lanes.acks(ids) : ids;
}

/** `VC 3: 42 cells, weight 2, guaranteed 20, at most 400, next out.` */
export function describeLane(session: Session, lane: QueueLane, { queues }: QueuesNow): string {
  const [first] = lane.queues;
  const cells = lane.queues.reduce((sum, queue) => sum + int32At(queues.cells, queue), 0);
  const { loaded } = stageOf(session).getState();
  const owner = lane.acks ? en.panels.vc(laneName(session, lane)) : vcName(loaded, lane.vcs[0]);
  const name = lane.vcs.length === 1 ? owner : en.panels.vcs(laneName(session, lane));
  const parts = [en.panels.queue.value(whole(cells))];
  if (lane.queues.length === 1) {
    parts.push(en.panels.lanes.weight(float64At(queues.weight, first)));
    parts.push(
      en.panels.lanes.shares(whole(float64At(queues.min, first)), whole(float64At(queues.max, first))),
    );
    if (!Number.isNaN(queues.firstTag[first]))
      parts.push(en.panels.lanes.finish(tagText(float64At(queues.firstTag, first))));
  }
  if (lane.queues.includes(queues.next)) parts.push(en.panels.lanes.isNext);
  if (lane.queues.includes(queues.last)) parts.push(en.panels.lanes.wasLast);
  return en.panels.lanes.described(name, inParts(parts));
}

export function lanesTable(session: Session): TableData {
  const queues = queuesNow(session)?.queues;
  return {
    caption: en.panels.lanes.table,
    columns: en.panels.lanes.columns,
    rows: queues === undefined ? [] : queueRows(session, queues),
  };
}

function queueRows(
  session: Session,
  { vc: vcs, acks, cells, weight, min, max, firstTag, lastTag }: QueuesView,
) {
  const { vcStates } = stageOf(session).getState();
  const tag = (value: number) => (Number.isNaN(value) ? '' : tagText(value));
  return Array.from(vcs, (vc, i) => [
    vc,
    uint8At(acks, i) ? en.panels.buffer.yes : '',
    vcStates.find(({ id }) => id === vc)?.serviceClass ?? '',
    int32At(cells, i),
    float64At(weight, i),
    float64At(min, i),
    float64At(max, i),
    tag(float64At(firstTag, i)),
    tag(float64At(lastTag, i)),
  ]);
}
