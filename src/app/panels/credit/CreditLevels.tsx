import { type ReactElement, useCallback, useContext, useMemo } from 'react';
import { PlotBranch } from '../../plot/branch.ts';
import { useProfile } from '../../plot/profile.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import type { StageState } from '../../store/types.ts';
import { creditTexts } from '../../strings/panels/credit.ts';
import { late } from '../../widgets/late.tsx';
import { creditLanes, levelOf, mostPlaces } from './levels.ts';

const LevelRow = late(async () => (await import('../../lanes/levels/LevelRow.tsx')).LevelRow);

const words = creditTexts.time;

/** Credit over time: behind the shown port, and of one VC on its whole way. */
export function CreditLevels(): ReactElement | null {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const few = useProfile() === 'projector';
  const isOne = useContext(PlotBranch) !== null && few;
  const lanes = useMemo(
    () => creditLanes(loaded, followed, few).slice(0, isOne ? 1 : undefined),
    [loaded, followed, few, isOne],
  );
  // As a text, so that equal scales are equal.
  const readPlaces = useCallback(
    ({ recorded }: StageState) => lanes.map((lane) => mostPlaces(session, lane, recorded)).join(),
    [lanes, session],
  );
  const places = useMoment(readPlaces);
  const levels = useMemo(() => {
    const most = places.split(',').map(Number);
    return lanes.map((lane, i) => levelOf(loaded, lane, most[i] || 1));
  }, [lanes, places, loaded]);
  if (levels.length === 0) return null;
  const [, to = ''] = loaded?.port.split('>') ?? [];
  return (
    <LevelRow
      title={words.title}
      notes={[words.unit(to), words.places]}
      label={words.label(to)}
      levels={levels}
      empty={null}
    />
  );
}
