import { type ReactElement, useState } from 'react';
import {
  formatPath,
  type Mechanism,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValue,
  type Reason,
  type ScenarioDocument,
  type ServiceClass,
} from '../../../contract/index.ts';
import { ChoiceRow, NumberRow } from '../../panels/policy/rows.tsx';
import { Explained, useHelpLine } from '../../panels/things/help/HelpLine.tsx';
import { faultOf } from '../../panels/things/values.ts';
import { useSession } from '../../session/context.ts';
import { placeInDocument, withValue } from '../../settings/document.ts';
import { bufferAt, defaultOf, type PortId } from '../../settings/ports.ts';
import { valueAt } from '../../settings/value.ts';
import { useMoment } from '../../store/moment.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { edit } from '../actions.ts';
import { useDraft } from '../draft.ts';
import styles from '../style.module.css';

interface RowProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  /** Null: the port itself. */
  readonly serviceClass?: ServiceClass | null;
  readonly mechanism: Mechanism;
  readonly spec: ParameterSpec;
}

/** A parameter of what runs at a port; a value out of its range is refused, others the judge may refuse. */
function Row({ document, id, serviceClass = null, mechanism, spec }: RowProps): ReactElement {
  const session = useSession();
  const helpText = useHelpLine();
  const catalog = useMoment((s) => s.catalog);
  const problems = useDraft((s) => s.problems);
  const [fault, setFault] = useState<{ readonly value: unknown; readonly reason: Reason } | null>(null);
  const path = formatPath({ kind: 'parameter', port: id, serviceClass, mechanism, name: spec.name });
  const refusal = fault ?? problems?.find((problem) => problem.path === placeInDocument(path));
  const value = valueAt(path, { scenario: document, catalog }) ?? defaultOf(spec, 0);
  const set = (next: ParameterValue) => {
    setFault(null);
    if (next === value) return;
    edit(session, (one) => withValue(one, path, next));
  };
  if (spec.kind === 'choice')
    return (
      <Explained spec={spec}>
        <ChoiceRow spec={spec} value={String(value)} helpText={helpText} refusal={refusal} onChange={set} />
      </Explained>
    );
  const max = spec.max === 'buffer' ? bufferAt(document, id, serviceClass) : spec.max;
  return (
    <Explained spec={{ ...spec, max }}>
      <NumberRow
        spec={spec}
        helpText={helpText}
        max={max}
        value={Number(value)}
        applied={Number(value)}
        refusal={refusal}
        onChange={(next) => {
          const reason = faultOf(
            { ...spec, key: spec.name, max, default: null, isLive: false, isRequired: false },
            next,
          );
          if (reason === null) set(next);
          else setFault({ value: next, reason });
        }}
        onSame={() => setFault(null)}
      />
    </Explained>
  );
}

interface PortParametersProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  readonly serviceClass?: ServiceClass;
  readonly mechanism: Mechanism;
  readonly info: MechanismInfo;
}

/** Every parameter of what runs at a port, or of the policy of a class there. */
export function PortParameters({ info, ...where }: PortParametersProps): ReactElement | null {
  const { parameters, short } = useHelp(true)(where.mechanism, info);
  if (parameters.length === 0) return null;
  return (
    <div className={styles.settings}>
      <details className="parameters">
        <summary>
          <b>{words.parametersOf(short)}</b>
        </summary>
        <div className="parameter-list">
          {parameters.map((spec) => (
            <Row key={`${info.id} ${spec.name}`} {...where} spec={spec} />
          ))}
        </div>
      </details>
    </div>
  );
}
