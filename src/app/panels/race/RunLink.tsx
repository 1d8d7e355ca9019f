import type { ReactNode } from 'react';
import { toRunFile } from '../../link/packed/file.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { say } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { saveFile } from '../../widgets/saveFile.ts';
import type { OpenedRun } from './choices.ts';

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

/** Opens a run of a race on a page of its own; one that no link can hold is saved as a file. */
export function RunLink({ run, label, children, ...look }: RunLinkProps) {
  const session = useSession();
  const common = { ...look, 'aria-label': label ?? undefined, tabIndex: label === null ? -1 : undefined };
  return run.href === null ? (
    <button type="button" {...common} onClick={() => save(session, run)}>
      {children}
    </button>
  ) : (
    <a {...common} href={run.href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
