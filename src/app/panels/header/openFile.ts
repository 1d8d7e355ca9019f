import { busy } from '../../rest.ts';
import { PART_MISSING } from '../../store/partMissing.ts';
import { useStage } from '../../store/stage.ts';

/** Opens what a file holds; the script that reads it comes with the first one. */
export function openFile(file: File): void {
  const over = busy();
  void import('./readFile.ts')
    .then(
      ({ readFile }) => readFile(file),
      () => useStage.setState({ problems: [PART_MISSING] }),
    )
    .finally(over);
}

/** Asks for a file with the system's own dialog. */
export function chooseFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,.rule,application/json';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) openFile(file);
  });
  input.click();
}
