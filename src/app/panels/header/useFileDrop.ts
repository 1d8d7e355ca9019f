import { useEffect } from 'react';
import { useSession } from '../../session/context.ts';
import { sessionAround } from '../../session/sessions.ts';
import { openFile } from './openFile.ts';

/** A scenario, a saved run or a rule may be dropped anywhere on the page. */
export function useFileDrop(): void {
  const session = useSession();
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || sessionAround(event.target) !== session) return;
      event.preventDefault();
      openFile(session, file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [session]);
}
