import { type ReactElement, useCallback, useMemo } from 'react';
import { useProfile } from '../../plot/profile.ts';
import { largeVc } from '../../rates/view.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import type { StageState } from '../../store/types.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { late } from '../../widgets/late.tsx';
import { atShownPort, segmentLevels, segmentNodes, segmentTops } from './segments.ts';

const LevelRow = late(async () => (await import('../../lanes/levels/LevelRow.tsx')).LevelRow);

const words = ratePanels.segments;

/** Where switches cut loops: what begins there for the VC in the large lane. */
export function SegmentsPanel(): ReactElement | null {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const projector = useProfile() === 'projector';
  const large = largeVc(loaded, followed);
  // As a text, so that equal scales are equal.
  const readTops = useCallback(
    ({ recorded }: StageState) => segmentTops(session, loaded, large, recorded).join(),
    [loaded, large, session],
  );
  const tops = useMoment(readTops);
  const levels = useMemo(() => {
    const every = segmentLevels(loaded, large, tops.split(',').map(Number));
    return projector ? atShownPort(loaded, large, every) : every;
  }, [loaded, large, tops, projector]);
  const cuts = loaded?.channels.some(({ quantity }) => quantity === 'segment-acr') ?? false;
  if (!cuts || large === null) return null;
  const nodes = segmentNodes(loaded, large);
  const whole = nodes.length === 0 ? { text: words.whole(vcName(loaded, large)), stop: false } : null;
  return (
    <LevelRow
      title={words.title}
      notes={nodes.length === 0 ? [] : [words.note]}
      label={words.label}
      levels={levels}
      empty={whole}
    />
  );
}
