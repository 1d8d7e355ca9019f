import type { LiveState } from '../../../contract/index.ts';
import type { Connection, Network } from '../../network/nodes/network.ts';
import type { Router } from '../../network/nodes/router.ts';
import { liveState } from './liveState.ts';

/** States of reassembly at routers: received cells of a frame of the connection, and whether one is missing. */
function joining({ dataFlows }: Connection): readonly LiveState[] {
  const flows = dataFlows.slice(0, -1).map(({ flow }) => flow);
  const begun = flows.filter(({ pendingCells }) => pendingCells > 0);
  return begun.flatMap((flow) => [
    ...(flow.isIntact(flow.pendingFrame) ? [] : [liveState('gap')]),
    liveState('assembles', flow.pendingCells),
  ]);
}

/** States of the router output that the connection uses, and whether its last frame was discarded there. */
function leaving(router: Router, { vc: { path }, dataFlows }: Connection, now: number): readonly LiveState[] {
  const next = path[path.indexOf(router.id) + 1];
  const output = router.outputs.find(({ link }) => link.id === `${router.id}>${next}`);
  if (output === undefined) return [];
  const waiting = output.waitingAt(now);
  const isBusy = output.link.free > now;
  const refused = output.lastRefusal(dataFlows[0]!.flow.direction);
  return [
    ...(refused === null ? [] : [liveState('outputFull', waiting, refused)]),
    ...(waiting > 0 ? [liveState('queued', waiting)] : []),
    ...(isBusy ? [liveState('onward')] : []),
  ];
}

/** States of the routers on the path of a connection. */
export const routerStates = (
  { routers }: Network,
  connection: Connection,
  now: number,
): readonly LiveState[] => {
  const { path } = connection.vc;
  const passed = routers.filter(({ id }) => path.includes(id));
  if (passed.length === 0) return [];
  return [...passed.flatMap((router) => leaving(router, connection, now)), ...joining(connection)];
};
