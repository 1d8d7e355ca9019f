import type { ReactNode } from 'react';
import { en } from '../../strings/en.ts';
import { Popup, PopupClose } from '../overlay/Popup.tsx';

/** A name; pressing it opens what it means. */
export function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Popup trigger={name} triggerClass="term" label={name} cardClass="term-card" align="start" side="bottom">
      <p className="term-name">{name}</p>
      {children}
      <PopupClose>{en.score.close}</PopupClose>
    </Popup>
  );
}
