import type { ReactElement } from 'react';
import { useProfile } from '../../plot/profile.ts';
import { windowVc } from '../../readings/windows.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { late } from '../../widgets/late.tsx';

const Diagram = late(async () => (await import('./Diagram.tsx')).Diagram);

/** The time-space diagram of the followed VC, while it is open. */
export function SpacetimePanel(): ReactElement | null {
  const loaded = useMoment((state) => state.loaded);
  const wanted = useMoment((state) => state.followedVc);
  const decided = useMoment((state) => state.decidedVc);
  const open = usePage((state) => state.frames);
  const profile = useProfile();
  const id = windowVc(loaded, wanted, profile, decided);
  const vc = loaded?.vcs.find((candidate) => candidate.id === id);
  return open && vc ? <Diagram vc={vc} key={vc.id} /> : null;
}
