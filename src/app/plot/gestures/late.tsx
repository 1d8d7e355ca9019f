import { type ComponentType, type ReactElement, useRef } from 'react';
import { usePage } from '../../store/page.ts';
import { late } from '../../widgets/late.tsx';

const gestures = () => import('./gestures.ts');

/** A late part that is not asked for before the first scene stands on the page. */
function afterPicture<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function AfterPicture(props: Props): ReactElement | null {
    const isReady = usePage(({ phase }) => phase === 'ready');
    const wasReady = useRef(false);
    wasReady.current ||= isReady;
    return wasReady.current ? <Part {...props} /> : null;
  };
}

export const TimeGestures = afterPicture(late(async () => (await gestures()).TimeGestures));
export const Drag = afterPicture(late(async () => (await gestures()).Drag));
