import { useCallback } from 'react';
import { useSession } from '../../session/context.ts';
import { sessionAround } from '../../session/sessions.ts';
import { useDrop } from '../../trying/useDrop.ts';
import { openFile } from './openFile.ts';

/** A scenario, a saved run, a lesson or a rule may be dropped anywhere on the page. */
export function useFileDrop(): void {
  const session = useSession();
  useDrop(
    useCallback(
      (file, { target }) => sessionAround(target) === session && openFile(session, file),
      [session],
    ),
  );
}
