import { en } from '../strings/en.ts';
import { late } from '../widgets/late.tsx';
import { Sheet } from '../widgets/overlay/Sheet.tsx';

const RaceContent = late(async () => (await import('./RaceContent.tsx')).RaceContent);

/** Policies against each other, over networks and seeds. */
export function Race() {
  return (
    <Sheet name="race" title={en.race.title} note={en.race.note}>
      <RaceContent />
    </Sheet>
  );
}
