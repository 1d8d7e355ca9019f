import { type ComponentType, type ReactElement, useState } from 'react';
import { useElementCard } from '../store/elementCard.ts';
import { usePage } from '../store/page.ts';
import { en } from '../strings/en.ts';
import { late } from '../widgets/late.tsx';
import { Sheet, type SheetName } from '../widgets/overlay/Sheet.tsx';

/** A dialog whose content comes late: it is built when it is opened, not with the page. */
const sheet =
  (name: SheetName, { title, note }: { title: string; note: string }, Content: ComponentType) =>
  () => (
    <Sheet name={name} title={title} note={note}>
      <Content />
    </Sheet>
  );

export const Scenes = sheet(
  'scenes',
  en.scenes,
  late(async () => (await import('../chrome/gallery/Gallery.tsx')).Gallery),
);
export const Share = sheet(
  'share',
  en.share,
  late(async () => (await import('../chrome/share/ShareContent.tsx')).ShareContent),
);
export const Race = sheet(
  'race',
  en.race,
  late(async () => (await import('../race/RaceContent.tsx')).RaceContent),
);
export const Glossary = sheet(
  'glossary',
  en.glossary,
  late(async () => (await import('../chrome/glossary/glossary.ts')).GlossaryList, { isSeen: false }),
);
export const GlossaryCard = late(async () => (await import('../chrome/glossary/glossary.ts')).GlossaryCard, {
  isSeen: false,
});

const BuilderDialog = late(async () => (await import('../builder/Builder.tsx')).Builder, { isAhead: false });

/** Few build networks: the script is fetched when the dialog is first opened. */
export function BuilderSlot(): ReactElement | null {
  const isOpen = usePage(({ dialog }) => dialog === 'builder');
  const [isWanted, want] = useState(false);
  if (isOpen && !isWanted) want(true);
  return isWanted ? <BuilderDialog /> : null;
}

const ElementCard = late(async () => (await import('../elementCard/card/ElementCard.tsx')).ElementCard, {
  isAhead: false,
});

/** Cards come with the first element that is pressed. */
export const ElementCardSlot = (): ReactElement | null =>
  useElementCard((s) => s.element !== null) ? <ElementCard /> : null;
