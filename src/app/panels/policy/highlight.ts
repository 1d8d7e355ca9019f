import { useMemo } from 'react';
import type { Mechanism, ServiceClass, Why } from '../../../contract/index.ts';
import { useMoment } from '../../store/moment.ts';
import { useWhy } from '../../store/questions/why.ts';
import type { StageState } from '../../store/types.ts';
import type { Highlight } from './folded.ts';

const DARK: Highlight = { id: null, line: 0, evaluated: null };

const readPolicy = ({ decision, verdict, run }: StageState): Highlight => {
  if (!decision || run === 'playing') return { ...DARK, line: verdict?.line ?? 0 };
  return { id: decision.policy, line: decision.line, evaluated: decision.evaluated };
};

const readAllocation = ({ decision, run }: StageState): Highlight => {
  const explained = run === 'playing' ? null : decision?.sharing;
  return explained
    ? { id: explained.allocation, line: explained.line, evaluated: explained.evaluated }
    : DARK;
};

function readAlgorithm({ rm, run }: StageState): Highlight {
  if (rm === null || run === 'playing') return DARK;
  const { algorithm, line, evaluated } = rm.visit;
  return { id: algorithm, line, evaluated };
}

/** Readers of the highlight. Schedulers have none: the buffer lanes show which VC they pick. */
const READERS: Readonly<Record<Mechanism, (state: StageState) => Highlight>> = {
  policy: readPolicy,
  scheduler: () => DARK,
  allocation: readAllocation,
  algorithm: readAlgorithm,
};

/** Highlight of the inspected decision, wherever the head is. */
function readInspected({ decision, rule, visit }: Why, mechanism: Mechanism): Highlight | null {
  if (mechanism === 'algorithm' && rule?.mechanism === 'algorithm')
    return { id: rule.id, line: rule.line, evaluated: visit?.evaluated ?? null };
  // If no line decided, the evaluated lines are shown.
  if (mechanism === 'algorithm')
    return visit?.algorithm ? { id: visit.algorithm, line: 0, evaluated: visit.evaluated } : null;
  if (decision === null || mechanism === 'scheduler') return null;
  const explained = mechanism === 'policy' ? decision : decision.sharing;
  if (explained === null) return DARK;
  const id = 'policy' in explained ? explained.policy : explained.allocation;
  // For a cell discarded at the head of the queue, the line that discarded it.
  return {
    id,
    line: rule?.mechanism === mechanism ? rule.line : explained.line,
    evaluated: explained.evaluated,
  };
}

/** Whether the last decision was about a cell of the class. */
const isAbout = ({ decision, verdict, run, vcStates }: StageState, of: ServiceClass | null): boolean => {
  const vc = decision && run !== 'playing' ? decision.vc : verdict?.vc;
  return of === null || vcStates.find(({ id }) => id === vc)?.serviceClass === of;
};

/** Highlight of the shown decision. @param id of the running mechanism; decisions of others are ignored */
export function useHighlight(id: string, mechanism: Mechanism, of: ServiceClass | null): Highlight {
  const reader = useMemo(
    () => (state: StageState) => (isAbout(state, of) ? READERS[mechanism](state) : DARK),
    [mechanism, of],
  );
  const read = useMoment(reader);
  const inspected = useWhy((s) => s.answer?.why ?? null);
  // A decision of a mechanism that ran before does not apply to these lines.
  const seen = (inspected && readInspected(inspected, mechanism)) ?? read;
  return seen.id !== null && seen.id !== id ? DARK : seen;
}
