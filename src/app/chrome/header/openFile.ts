import { busy } from '../../rest.ts';
import type { Session } from '../../session/session.ts';
import { reportPartMissing } from '../../store/partMissing.ts';

/** Opens what a file holds; the script that reads it comes with the first one. */
export function openFile(session: Session, file: File): true {
  const over = busy();
  void import('./readFile.ts')
    .then(
      ({ readFile }) => readFile(session, file),
      () => reportPartMissing(session),
    )
    .finally(over);
  return true;
}

/** Asks for a file with the system's own dialog. */
export function chooseFile(session: Session): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.rule,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) openFile(session, file);
  });
  input.click();
}
