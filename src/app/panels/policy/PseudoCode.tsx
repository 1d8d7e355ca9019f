import { useState } from 'react';
import type { Decision, PolicyInfo, PseudoCodeLine } from '../../../contract/index.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';

interface Lit {
  readonly line: number;
  readonly decision: Decision | null;
}

/** The lit line changes at most four times a second. */
const PACE_MS = 250;

const readLit = ({ decision, verdict, run }: StageState): Lit =>
  decision && run !== 'playing'
    ? { line: decision.line, decision }
    : { line: verdict?.line ?? 0, decision: null };

/** The lines worth room when there is little: those looked at, or those round the lit one. */
function folded(lines: readonly PseudoCodeLine[], { line, decision }: Lit): readonly PseudoCodeLine[] {
  const looked = new Set(decision?.evaluated.map((item) => item.line));
  const candidates = lines.filter(({ number }) => looked.size === 0 || looked.has(number) || number === line);
  const at = Math.max(
    0,
    candidates.findIndex(({ number }) => number === line),
  );
  const first = Math.max(0, Math.min(at - 1, candidates.length - 4));
  return candidates.slice(first, first + 4);
}

export function PseudoCode({ policy, fold }: { readonly policy: PolicyInfo; readonly fold: boolean }) {
  const read = useThrottled(readLit, PACE_MS);
  const [whole, setWhole] = useState(false);
  const lit: Lit = read.decision && read.decision.policy !== policy.id ? { line: 0, decision: null } : read;
  const folds = fold && policy.pseudoCode.length > 4;
  const lines = folds && !whole ? folded(policy.pseudoCode, lit) : policy.pseudoCode;
  return (
    <div className="code">
      <ol aria-label={en.policy.code}>
        {lines.map((line) => (
          <CodeLine key={line.number} line={line} lit={lit} />
        ))}
      </ol>
      {folds && (
        <button type="button" className="button-quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? en.policy.fewer : en.policy.allLines(policy.pseudoCode.length)}
        </button>
      )}
      {!lit.decision && lit.line === 0 && <p className="hint">{en.policy.noDecision}</p>}
    </div>
  );
}

function CodeLine({ line, lit }: { readonly line: PseudoCodeLine; readonly lit: Lit }) {
  const looked = lit.decision?.evaluated.find((item) => item.line === line.number);
  const deciding = line.number === lit.line;
  const kind = deciding ? 'lit' : looked ? (looked.action ? 'acted' : 'looked') : '';
  return (
    <li value={line.number} className={kind} aria-current={deciding ? 'step' : undefined}>
      <span className="line-number" aria-hidden="true">
        {line.number}
      </span>
      <code style={{ paddingInlineStart: `${line.indent * 2}ch` }}>{line.text}</code>
      {looked?.note && <span className="note">{looked.note}</span>}
    </li>
  );
}
