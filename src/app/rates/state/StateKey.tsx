import { type ReactElement, useContext, useRef } from 'react';
import { PlotBranch } from '../../plot/branch.ts';
import { useWords } from '../../plot/useWords.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { portLabel } from '../view.ts';
import { StateSign } from './StateStrip.tsx';
import { stateAt, stateWord } from './states.ts';
import styles from './style.module.css';

const words = ratePanels.states;

/** What the bands at the foot of the lanes mean; bold for what the VC is, at the cursor or the head. @param pair the odd one */
export function StateKey({ port, pair, vc }: { port: string; pair: number; vc: number }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  const branch = useContext(PlotBranch);
  useWords([port, vc, branch], ({ traces, time }) => {
    const state = stateAt(vc, port, time, traces);
    const key = box.current;
    if (key === null) return;
    // Of compared branches it is next to the one that judges.
    key.style.visibility = branch === null || state > 0 ? '' : 'hidden';
    for (const part of key.querySelectorAll<HTMLElement>('[data-state]')) {
      const isNow = String(Number(part.dataset.state) === state);
      if (part.ariaCurrent !== isNow) part.ariaCurrent = isNow;
    }
  });
  const states = [pair + 1, pair].filter((state) => stateWord(state) !== '');
  return (
    <span className={styles.key} ref={box}>
      <span className={styles.line}>{words.at(portLabel([], port))}</span>{' '}
      {states.map((state) => (
        <span key={state} className={styles.line} data-state={state}>
          <StateSign form={state % 2 === 0 ? 'filled' : 'open'} /> {stateWord(state)}{' '}
        </span>
      ))}
    </span>
  );
}
