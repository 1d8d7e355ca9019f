import { readPath, type ScenarioDocument } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { AS_OTHERS } from '../../settings/form/portRows.ts';
import type { Change, Source } from '../../settings/form/source.ts';
import { edit } from '../actions.ts';
import { isOfOwn, ownAt, setOwn } from '../document/ports.ts';
import { withValues } from '../document/values.ts';
import { useDraftSource } from './useDraftSource.ts';

function changed(document: ScenarioDocument, [text, value]: Change): ScenarioDocument {
  const path = readPath(text);
  return isOfOwn(path)
    ? setOwn(document, path, value === AS_OTHERS ? null : value)
    : withValues(document, [[text, value]]);
}

/** The ports of the network that is drawn: what they have of their own, and the parameters in force. */
export function usePortSource(document: ScenarioDocument): Source {
  const session = useSession();
  const source = useDraftSource(document, (changes) =>
    edit(session, (draft) => changes.reduce(changed, draft)),
  );
  const read: Source['read'] = (text) => {
    const path = readPath(text);
    return isOfOwn(path) ? ownAt(document, path) : source.read(text);
  };
  return { ...source, read };
}
