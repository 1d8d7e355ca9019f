import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useSession } from '../../session/context.ts';
import { closeThing, openThing, type Thing, type ThingKind, useThing } from '../../store/thing.ts';
import { useStage } from '../../store/stage.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Around } from './Around.tsx';
import { PortParts } from './PortParts.tsx';
import { useRunValues } from './runValues.ts';
import { idsOf, kindsOf, nameOf } from './things.ts';
import { ThingBody } from './ThingBody.tsx';
import { Wanted } from './Wanted.tsx';
import styles from './style.module.css';

/** The card of the thing that was pressed; nothing while none is open. */
export function ThingCard(): ReactElement | null {
  const thing = useThing((s) => s.thing);
  const network = useStage((s) => s.loaded?.scenario);
  const catalog = useStage((s) => s.catalog);
  if (thing === null || network === undefined || catalog === null) return null;
  return <Card key={...} thing={thing} network={network} catalog={catalog} />;
}
