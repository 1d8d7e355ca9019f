import { useState } from 'react';
import { elementAt, type PhaseLock, type Problem, pathOf } from '../../../contract/index.ts';
import { override } from '../../client/opening/replay.ts';
import { isLocked } from '../../link/parts.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { runningAt } from '../../store/paths.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { Button } from '../../widgets/Button.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';

/** More links than this are counted, not named. */
const MOST_NAMED = 3;

/** A port at which exact clocks decide who loses, under the policy that it has now; the shown one first. */
function phaseLockedPort({ loaded, catalog, ports }: StageState): PhaseLock | undefined {
  if (!loaded || !catalog) return undefined;
  const refusing = loaded.phaseLocks.filter(({ port }) => {
    const state = ports.find(({ id }) => id === port);
    return (
      state && catalog.policies.some(({ id, refusesWhenFull }) => id === state.policy && refusesWhenFull)
    );
  });
  return refusing.find(({ port }) => port === loaded.port) ?? refusing[0];
}

/**
 * Says that shares are a matter of phase, and offers variation of cell delay, which ends that.
 * @param brief only the words: on a projector shares are shown, and nothing is set
 */
export function StepNote({ brief }: { readonly brief: boolean }) {
  const session = useSession();
  const lockedPort = useMoment(phaseLockedPort);
  const policy = useMoment(({ catalog, ports }) => {
    const port = ports.find(({ id }) => id === lockedPort?.port);
    return catalog && port && runningAt(catalog, port, 'policy')?.short;
  });
  const paths = lockedPort?.links.map(({ id }) => pathOf('links', id, 'cdvUs')) ?? [];
  const locked = usePage(({ lock }) => paths.some((path) => isLocked(lock, path)));
  const [problem, setProblem] = useState<Problem | null>(null);
  const said = useSaid(problem?.reason);
  if (!lockedPort || !policy) return null;
  const vary = async () => {
    const problems = await override(
      session,
      lockedPort.links.map(({ cdvUs }, i) => [elementAt(paths, i), cdvUs] as const),
    );
    setProblem(problems[0] ?? null);
  };
  const names = lockedPort.links.map(({ id }) => id);
  const text = en.score.phaseLocked;
  return (
    <p className="hint" data-leaves="note">
      {text.says(
        names.length > MOST_NAMED ? text.many(names.length, lockedPort.port) : names.join(', '),
        policy,
      )}{' '}
      {!locked && !brief && (
        <Button quiet title={text.varyHint} onClick={() => void vary()}>
          {text.vary}
        </Button>
      )}
      {problem && (
        <span className="refusal" role="alert">
          {problem.path}: {said}
        </span>
      )}
    </p>
  );
}
