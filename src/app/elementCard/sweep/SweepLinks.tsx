import type { ReactElement } from 'react';
import { nameOf, useKnown } from '../../settings/name.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import styles from '../style.module.css';
import type { SweepOf } from './sweeps.ts';

/** Each setting as a link to a sweep over values around the one in force. */
export function SweepLinks({ list }: { readonly list: readonly SweepOf[] }): ReactElement | null {
  const known = useKnown();
  if (list.length === 0) return null;
  return (
    <details className="parameters">
      <summary>
        <b>{words.sweep}</b>
      </summary>
      <ul className={styles.sweeps}>
        {list.map(({ path, href }) => (
          <li key={path}>
            <a href={href} title={path}>
              {nameOf(known, path)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
