import type { LoadedReport } from '../../../contract/index.ts';
import type { Level } from '../../lanes/levels/levels.ts';
import { mostRecorded } from '../../plot/branch.ts';
import { roundUp } from '../../plot/scale.ts';
import { capacityOf, partFor } from '../../rates/view.ts';
import type { Session } from '../../session/session.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';

const words = ratePanels.segments;
/** Cells that a scale spans at least. */
const LEAST_CELLS = 10;

/** Switches that cut the loop of a VC, in the order of its way. */
export function segmentNodes(loaded: LoadedReport | null, vc: number | null): readonly string[] {
  const recorded = new Set(loaded?.channels.map(({ id }) => id));
  const path = loaded?.vcs.find(({ id }) => id === vc)?.path ?? [];
  return path.filter((node) => recorded.has(`acr/${vc}/${node}`));
}

/** Tops of the scales of both lanes at each of them: the part of the link that the rate of its source has, and cells. */
export function segmentTops(
  session: Session,
  loaded: LoadedReport | null,
  vc: number | null,
  recorded: number,
): number[] {
  return segmentNodes(loaded, vc).flatMap((node) => {
    const most = mostRecorded(session, `queue/${vc}/${node}`, recorded);
    return [
      partFor(session, vc ?? 0, capacityOf(loaded), recorded),
      roundUp(Math.max(LEAST_CELLS, most || 0)),
    ];
  });
}

/** ACR of the virtual source at each of them, and the cells that wait in it. */
export function segmentLevels(
  loaded: LoadedReport | null,
  vc: number | null,
  tops: readonly number[],
): readonly Level[] {
  if (vc === null) return [];
  const name = vcName(loaded, vc);
  return segmentNodes(loaded, vc).flatMap((node, i): Level[] => {
    const [part = 1, cells = LEAST_CELLS] = tops.slice(2 * i);
    const about = { vc, large: false, selectsVc: false } as const;
    return [
      {
        ...about,
        kind: 'acr',
        channel: `acr/${vc}/${node}`,
        label: words.from(node),
        name: words.rate(name, node),
        most: capacityOf(loaded) / part,
      },
      {
        ...about,
        kind: 'queue',
        channel: `queue/${vc}/${node}`,
        label: words.at(node),
        name: words.waiting(name, node),
        most: cells,
      },
    ];
  });
}

/** Both of the switch whose port is shown, where that cuts the loop, else of the first that does. */
export function atShownPort(
  loaded: LoadedReport | null,
  vc: number | null,
  levels: readonly Level[],
): readonly Level[] {
  const shown = segmentNodes(loaded, vc).indexOf(loaded?.port.split('>')[0] ?? '');
  const from = 2 * Math.max(0, shown);
  return levels.slice(from, from + 2);
}
