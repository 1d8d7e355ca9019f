import type { ScenarioDocument } from '../../../contract/index.ts';
import { placeInDocument } from '../../settings/document.ts';
import type { Source } from '../../settings/form/source.ts';
import { valueAtPath } from '../../settings/value.ts';
import { useMoment } from '../../store/moment.ts';
import { useDraft } from '../draft.ts';

/** Documents of version 2 draw ties, whatever the catalogue says of those that leave it out. */
const usualOf = ({ version }: ScenarioDocument, path: string): string | undefined =>
  path === 'ties' && version === 2 ? 'drawn' : undefined;

/** The network that is drawn; what the judge says of a value is next to it. */
export function useDraftSource(document: ScenarioDocument, change: Source['change']): Source {
  const catalog = useMoment((s) => s.catalog);
  const problems = useDraft((s) => s.problems);
  return {
    read: (path) => valueAtPath(path, { scenario: document, catalog }) ?? usualOf(document, path),
    change,
    refusalOf: (path) => problems?.find((problem) => problem.path === placeInDocument(path)),
  };
}
