import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';

export const GlossaryCard = late(async () => (await import('./glossary.ts')).GlossaryCard, { isSeen: false });
const GlossaryList = late(async () => (await import('./glossary.ts')).GlossaryList, { isSeen: false });

/** The list of terms. */
export function Glossary() {
  return (
    <Sheet name="glossary" title={en.glossary.title} note={en.glossary.note}>
      <GlossaryList />
    </Sheet>
  );
}
