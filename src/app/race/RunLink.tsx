import type { ReactNode } from 'react';
import { toRunFile } from '../link/packed/file.ts';
import { saidIn } from '../link/said.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { say } from '../store/page.ts';
import { en } from '../strings/en.ts';
import { saveFile } from '../widgets/saveFile.ts';
import type { OpenedRun } from './choices.ts';
import { useRace } from './race.ts';

interface RunLinkProps {
  readonly run: OpenedRun;
  /** For screen readers; null: the table has the same link. */
  readonly label: string | null;
  readonly className?: string;
  readonly style?: { readonly left: string };
  readonly children: ReactNode;
}

function save(session: Session, { state }: OpenedRun): void {
  const name = `cellscope-race-seed${state.seed}.json`;
  saveFile(name, 'application/json', `${JSON.stringify(toRunFile(state), null, 2)}\n`);
  say(session, en.share.tooLong(name));
}

/** The page of races leads to a run and is found again as it was; a stage, and a race under way, stay where they are. */
const staysHere = (): boolean => saidIn(location.search, 'page') !== 'race';

/** Opens a run of a race on the stage; one that no link can hold is saved as a file. */
export function RunLink({ run, label, children, ...look }: RunLinkProps) {
  const session = useSession();
  const isRunning = useRace((s) => s.status === 'running');
  const tab = isRunning || staysHere() ? { target: '_blank', rel: 'noreferrer' } : {};
  const common = { ...look, 'aria-label': label ?? undefined, tabIndex: label === null ? -1 : undefined };
  return run.href === null ? (
    <button type="button" {...common} onClick={() => save(session, run)}>
      {children}
    </button>
  ) : (
    <a {...common} href={run.href} {...tab}>
      {children}
    </a>
  );
}
