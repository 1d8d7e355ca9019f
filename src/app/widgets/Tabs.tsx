import type { ReactElement, ReactNode } from 'react';
import { useRoving } from '../keys/useRoving.ts';
import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [tab: T, name: ReactNode])[];
  readonly shown: T;
  /** Id of each tab, by which what it shows is named. */
  readonly idOf: (tab: T) => string;
  /** Id of the element that shows what the open tab is about. */
  readonly panel: string;
  /** Whether it is about a card, or about the whole stage of a phone. */
  readonly look: 'card' | 'stage';
  readonly onShow: (tab: T) => void;
  /** Elements after the tabs, in the same row. */
  readonly children?: ReactNode;
}

/** One of a few parts is shown; arrows open the next one. */
export function Tabs<T extends string>(props: TabsProps<T>): ReactElement {
  const { label, tabs, shown, idOf, panel, look, onShow, children } = props;
  const { row, buttonAt } = useRoving(tabs.length, {
    tabs: {
      shown: tabs.findIndex(([tab]) => tab === shown),
      open: (next) => onShow(tabs[next]?.[0] ?? shown),
    },
  });
  return (
    <div className={look === 'card' ? styles.card : styles.stage}>
      <div className="contents" role="tablist" aria-label={label} {...row}>
        {tabs.map(([tab, name], i) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={panel}
            onClick={() => onShow(tab)}
            {...buttonAt(i)}
          >
            {name}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
