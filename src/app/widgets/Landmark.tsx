import { type ComponentProps, createContext, type ReactElement, use } from 'react';
import { useSession } from '../session/context.ts';
import { nameIn } from '../session/session.ts';

interface LandmarkProps extends ComponentProps<'section'> {
  readonly label: string;
}

/** The id of the panel whose landmark comes next; what is within that has none. */
export const PanelId = createContext<string | undefined>(undefined);

/** A landmark of the stage, by a name that no other stage of the page has. */
export function Landmark({ label, ...section }: LandmarkProps): ReactElement {
  const name = nameIn(useSession(), label);
  return (
    <PanelId value={undefined}>
      <section aria-label={name} data-id={use(PanelId)} {...section} />
    </PanelId>
  );
}
