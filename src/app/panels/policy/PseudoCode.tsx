import { useState } from 'react';
import type { Mechanism, MechanismInfo, PseudoCodeLine, ServiceClass } from '../../../contract/index.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { folded, type Highlight, isEmptyHighlight } from './folded.ts';
import { useHighlight } from './highlight.ts';
import styles from './style.module.css';

interface PseudoCodeProps {
  readonly info: MechanismInfo;
  readonly mechanism: Mechanism;
  /** Only decisions about cells of this class; null: all. */
  readonly of: ServiceClass | null;
  /** So many lines at most, until all are asked for; null: all of them. */
  readonly fold: number | null;
}

export function PseudoCode({ info, mechanism, of, fold }: PseudoCodeProps) {
  const lit = useHighlight(info.id, mechanism, of);
  return (
    <>
      <CodeLines lines={info.pseudoCode} lit={lit} fold={fold} />
      {info.pseudoCode.length > 1 && isEmptyHighlight(lit) && (
        <p className="hint">{en.policy.hints[mechanism]}</p>
      )}
    </>
  );
}

/** It shows one decision, or one VC. While a run plays, lines are lit in turn: that changes no layout. */
const isAboutOne = ({ id }: Highlight): boolean => id !== null;

interface CodeLinesProps {
  readonly lines: readonly PseudoCodeLine[];
  readonly lit: Highlight;
  /** So many lines at most, until all are asked for; null: all of them. */
  readonly fold: number | null;
  /** Those kept are round the lit one, looked at or not. */
  readonly around?: true;
}

export function CodeLines({ lines: all, lit, fold, around }: CodeLinesProps) {
  const [whole, setWhole] = useState(false);
  const short = fold === null ? all : folded(all, around ? { ...lit, evaluated: null } : lit, fold);
  const folds = short.length < all.length;
  return (
    <div className={styles.code} data-leaves={isAboutOne(lit) ? 'code' : 'idle-code'}>
      <ol aria-label={en.policy.code}>
        {(whole ? all : short).map((line) => (
          <CodeLine key={line.number} line={line} lit={lit} />
        ))}
      </ol>
      {folds && (
        <Button quiet aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? en.policy.fewer : en.policy.allLines(all.length)}
        </Button>
      )}
    </div>
  );
}

/** Those around the line that decided may leave; where none did, few of them say nothing and the code leaves as a whole. */
function CodeLine({ line, lit }: { readonly line: PseudoCodeLine; readonly lit: Highlight }) {
  const evaluated = lit.evaluated?.find((item) => item.line === line.number);
  const deciding = line.number === lit.line;
  const kind = deciding ? styles.lit : evaluated ? (evaluated.action ? styles.acted : styles.evaluated) : '';
  return (
    <li
      value={line.number}
      className={kind}
      aria-current={deciding ? 'step' : undefined}
      data-leaves={lit.line === 0 || deciding ? undefined : 'lines'}
    >
      <span className={styles.lineNumber} aria-hidden="true">
        {line.number}
      </span>
      <code style={{ paddingInlineStart: `${line.indent * 2}ch` }}>{line.text}</code>
      {evaluated?.note && (
        <span className={styles.note} role="note">
          {evaluated.note}
        </span>
      )}
    </li>
  );
}
