import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/Sheet.tsx';

const Keys = late(async () => (await import('../asked.ts')).Keys);

export function Help() {
  return (
    <Sheet name="help" title={en.help.title} note={en.help.note}>
      <Keys />
    </Sheet>
  );
}
