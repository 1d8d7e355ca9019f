import { useMemo, useState } from 'react';
import type { MechanismInfo, PseudoCodeLine, ServiceClass, Why } from '../../../contract/index.ts';
import type { Mechanism } from '../../store/paths.ts';
import type { StageState } from '../../store/types.ts';
import { useWhy } from '../../store/why.ts';
import { en } from '../../strings/en.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';
import { folded, isDark, type Lit } from './folded.ts';

const DARK: Lit = { id: null, line: 0, evaluated: null };

/** The lit line changes at most four times a second. */
const PACE_MS = 250;

const readPolicy = ({ decision, verdict, run }: StageState): Lit => {
  if (!decision || run === 'playing') return { ...DARK, line: verdict?.line ?? 0 };
  return { id: decision.policy, line: decision.line, evaluated: decision.evaluated };
};

const readAllocation = ({ decision, run }: StageState): Lit => {
  const told = run === 'playing' ? null : decision?.sharing;
  return told ? { id: told.allocation, line: told.line, evaluated: told.evaluated } : DARK;
};

function readAlgorithm({ rm, run }: StageState): Lit {
  if (rm === null || run === 'playing') return DARK;
  const { algorithm, line, evaluated } = rm.visit;
  return { id: algorithm, line, evaluated };
}

/** Schedulers tell whom they pick, in the lanes, and no lines. */
const READERS: Readonly<Record<Mechanism, (state: StageState) => Lit>> = {
  policy: readPolicy,
  scheduler: () => DARK,
  allocation: readAllocation,
  algorithm: readAlgorithm,
};

/** The decision that is asked about, wherever the head stands. */
function readInspected({ decision, rule, visit }: Why, mechanism: Mechanism): Lit | null {
  if (mechanism === 'algorithm' && rule?.mechanism === 'algorithm')
    return { id: rule.id, line: rule.line, evaluated: visit?.evaluated ?? null };
  // Of what no line decided, those that were asked.
  if (mechanism === 'algorithm')
    return visit?.algorithm ? { id: visit.algorithm, line: 0, evaluated: visit.evaluated } : null;
  if (decision === null || mechanism === 'scheduler') return null;
  const told = mechanism === 'policy' ? decision : decision.sharing;
  if (told === null) return DARK;
  const id = 'policy' in told ? told.policy : told.allocation;
  // Of a cell thrown away at the head of the queue, the line that threw it away.
  return { id, line: rule?.mechanism === mechanism ? rule.line : told.line, evaluated: told.evaluated };
}

interface PseudoCodeProps {
  readonly info: MechanismInfo;
  readonly mechanism: Mechanism;
  /** Only decisions about cells of this class; null: all. */
  readonly of: ServiceClass | null;
  /** So many lines at most, until all are asked for; null: all of them. */
  readonly fold: number | null;
}

/** Whether the last decision was about a cell of the class. */
const isAbout = ({ decision, verdict, run, vcStates }: StageState, of: ServiceClass | null): boolean => {
  const vc = decision && run !== 'playing' ? decision.vc : verdict?.vc;
  return of === null || vcStates.find(({ id }) => id === vc)?.serviceClass === of;
};

export function PseudoCode({ info, mechanism, of, fold }: PseudoCodeProps) {
  const reader = useMemo(
    () => (state: StageState) => (isAbout(state, of) ? READERS[mechanism](state) : DARK),
    [mechanism, of],
  );
  const read = useThrottled(reader, PACE_MS);
  const [whole, setWhole] = useState(false);
  const inspected = useWhy((s) => s.answer?.why ?? null);
  // A decision of the mechanism that ran before says nothing about this one's lines.
  const seen = (inspected && readInspected(inspected, mechanism)) ?? read;
  const lit = seen.id !== null && seen.id !== info.id ? DARK : seen;
  const short = fold === null ? info.pseudoCode : folded(info.pseudoCode, lit, fold);
  const folds = short.length < info.pseudoCode.length;
  const lines = whole ? info.pseudoCode : short;
  return (
    <div className="code">
      <ol aria-label={en.policy.code}>
        {lines.map((line) => (
          <CodeLine key={line.number} line={line} lit={lit} />
        ))}
      </ol>
      {folds && (
        <button type="button" className="button-quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? en.policy.fewer : en.policy.allLines(info.pseudoCode.length)}
        </button>
      )}
      {info.pseudoCode.length > 1 && isDark(lit) && <p className="hint">{en.policy.hints[mechanism]}</p>}
    </div>
  );
}

function CodeLine({ line, lit }: { readonly line: PseudoCodeLine; readonly lit: Lit }) {
  const looked = lit.evaluated?.find((item) => item.line === line.number);
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
