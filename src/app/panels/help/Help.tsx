import { usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/Sheet.tsx';

const Keys = late(async () => (await import('../asked.ts')).Keys);

const showTerms = () => usePage.setState({ dialog: 'glossary' });

export function Help() {
  return (
    <Sheet name="help" title={en.help.title} note={en.help.note}>
      <button type="button" className="button" onClick={showTerms}>
        {en.glossary.open}
      </button>
      <Keys />
    </Sheet>
  );
}
