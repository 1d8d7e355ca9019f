import type { ReactElement } from 'react';
import type { ScenarioDocument } from '../../../contract/index.ts';
import type { Change } from '../../settings/form/source.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { late } from '../../widgets/late.tsx';
import styles from '../style.module.css';
import { useDraftSource } from './useDraftSource.ts';

const Body = late(async () => (await import('../../settings/form/SettingsForm.tsx')).DraftForm, {
  isAhead: false,
});

interface SettingsProps {
  readonly document: ScenarioDocument;
  readonly element: NetworkElement;
  readonly onChange: (changes: readonly Change[]) => void;
}

/** Every setting of a part, as the catalogue lists them; what the judge says of a value is next to it. */
export function Settings({ document, element, onChange }: SettingsProps): ReactElement | null {
  const catalog = useMoment((s) => s.catalog);
  const source = useDraftSource(document, onChange);
  if (catalog === null) return null;
  return (
    <div className={styles.settings}>
      <Body element={element} network={document} catalog={catalog} {...source} />
    </div>
  );
}
