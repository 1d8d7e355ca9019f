import type { ComponentProps, ReactElement } from 'react';
import { useSession } from '../session/context.ts';
import { nameIn } from '../session/session.ts';

interface LandmarkProps extends ComponentProps<'section'> {
  readonly label: string;
}

/** A landmark of the stage, by a name that no other stage of the page has. */
export function Landmark({ label, ...section }: LandmarkProps): ReactElement {
  return <section aria-label={nameIn(useSession(), label)} {...section} />;
}
