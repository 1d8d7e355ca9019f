import type { ReactElement } from 'react';
import {
  CLASS_NAMES,
  type Mechanism,
  readPath,
  type ScenarioDocument,
  SERVICE_CLASSES,
} from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { WithHelpLine } from '../../settings/form/HelpLine.tsx';
import { AS_OTHERS } from '../../settings/form/portRows.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import type { Change, Source } from '../../settings/form/source.ts';
import { buffersAt, classesIn } from '../../settings/ports.ts';
import { useMoment } from '../../store/moment.ts';
import { runningAt } from '../../store/paths.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { edit } from '../actions.ts';
import { isOfOwn, ownAt, setOwn } from '../document/ports.ts';
import { withValues } from '../document/values.ts';
import styles from '../style.module.css';
import {
  type DraftPort,
  draftBuffer,
  draftBuffers,
  draftMechanism,
  draftParameters,
  stateOf,
} from './portRows.ts';
import { useDraftSource } from './useDraftSource.ts';

function changed(document: ScenarioDocument, [text, value]: Change): ScenarioDocument {
  const path = readPath(text);
  return isOfOwn(path)
    ? setOwn(document, path, value === AS_OTHERS ? null : value)
    : withValues(document, [[text, value]]);
}

/** The ports of the network that is drawn: what they have of their own, and the parameters in force. */
function usePortSource(document: ScenarioDocument): Source {
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

const MECHANISMS: readonly Mechanism[] = ['policy', 'scheduler', 'allocation', 'algorithm'];

/** Mechanisms of a port, or of every port, with all parameters; its buffer, and those of service classes. */
export function PortFields(place: Omit<DraftPort, 'serviceClass'>): ReactElement {
  const { document, id } = place;
  const port = { ...place, serviceClass: null };
  const source = usePortSource(document);
  const hasRateControl = document.vcs.some(({ abr }) => abr !== undefined);
  const mechanisms = MECHANISMS.filter((mechanism) => mechanism !== 'algorithm' || hasRateControl);
  return (
    <WithHelpLine>
      <div className={styles.settings}>
        <div className="parameter-list">
          <SettingRow row={draftBuffer(port)} source={source} />
          {mechanisms.map((mechanism) => (
            <MechanismRows key={mechanism} port={port} mechanism={mechanism} />
          ))}
          <SettingRow row={draftBuffers(port)} source={source} />
        </div>
      </div>
      {buffersAt(document, id) === 'perClass' && <ClassFields {...place} />}
    </WithHelpLine>
  );
}

/** Buffer settings of each service class. */
function ClassFields(place: Omit<DraftPort, 'serviceClass'>): ReactElement {
  const { document } = place;
  const source = usePortSource(document);
  const used = classesIn(document);
  return (
    <>
      {SERVICE_CLASSES.filter((serviceClass) => used.has(serviceClass)).map((serviceClass) => (
        <fieldset key={serviceClass} className={styles.port}>
          <legend>{CLASS_NAMES[serviceClass]}</legend>
          <div className={styles.settings}>
            <div className="parameter-list">
              <SettingRow row={draftBuffer({ ...place, serviceClass })} source={source} />
              <MechanismRows port={{ ...place, serviceClass }} mechanism="policy" />
            </div>
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface MechanismRowsProps {
  readonly port: DraftPort;
  readonly mechanism: Mechanism;
}

/** Choice of a mechanism, and under a heading that folds all of its parameters. */
function MechanismRows({ port, mechanism }: MechanismRowsProps): ReactElement | null {
  const catalog = useMoment((s) => s.catalog);
  const kept = useKeptRules((s) => s.rules);
  const source = usePortSource(port.document);
  const withHelp = useHelp(true);
  if (catalog === null) return null;
  const info = runningAt(catalog, stateOf(port), mechanism);
  const rows = info ? draftParameters(port, mechanism, withHelp(mechanism, info)) : [];
  return (
    <>
      <SettingRow row={draftMechanism(port, mechanism, catalog, kept)} source={source} />
      {info && rows.length > 0 && (
        <details className="parameters">
          <summary>
            <b>{words.parametersOf(info.short)}</b>
          </summary>
          <div className="parameter-list">
            {rows.map((row) => (
              <SettingRow key={`${info.id} ${row.spec.name}`} row={row} source={source} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
