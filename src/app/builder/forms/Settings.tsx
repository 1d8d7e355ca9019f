import type { ReactElement } from 'react';
import type { ScenarioDocument } from '../../../contract/index.ts';
import type { Change } from '../../panels/things/changes.ts';
import { valueAt } from '../../settings/value.ts';
import { useMoment } from '../../store/moment.ts';
import type { Thing } from '../../store/thing.ts';
import { late } from '../../widgets/late.tsx';
import { useDraft } from '../draft.ts';
import styles from '../style.module.css';

const Body = late(async () => (await import('../../panels/things/ThingBody.tsx')).DraftBody, {
  isAhead: false,
});

/** Documents of version 2 draw ties, whatever the catalogue says of those that leave it out. */
const usualOf = ({ version }: ScenarioDocument, path: string): string | undefined =>
  path === 'ties' && version === 2 ? 'drawn' : undefined;

interface SettingsProps {
  readonly document: ScenarioDocument;
  readonly thing: Thing;
  readonly onChange: (changes: readonly Change[]) => void;
}

/** Every setting of a part, as the catalogue lists them; what the judge says of a value is next to it. */
export function Settings({ document, thing, onChange }: SettingsProps): ReactElement | null {
  const catalog = useMoment((s) => s.catalog);
  const problems = useDraft((s) => s.problems);
  if (catalog === null) return null;
  return (
    <div className={styles.settings}>
      <Body
        thing={thing}
        network={document}
        catalog={catalog}
        read={(path) => valueAt(path, { scenario: document }) ?? usualOf(document, path)}
        change={onChange}
        refusalOf={(path) => problems?.find((problem) => problem.path === path)}
      />
    </div>
  );
}
