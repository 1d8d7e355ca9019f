import type { ReactElement } from 'react';
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
import { useSession } from '../../session/context.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import { rangeFault } from '../../settings/form/source.ts';
import { bufferAt, type PortId } from '../../settings/ports.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { edit } from '../actions.ts';
import { withValues } from '../document/values.ts';
import styles from '../style.module.css';
import { useDraftSource } from './useDraftSource.ts';

interface PortParametersProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  readonly serviceClass?: ServiceClass;
  readonly mechanism: Mechanism;
  readonly info: MechanismInfo;
}

/** A value out of its range is refused at once, others the judge may refuse. */
const parameterFault = (spec: ParameterSpec, value: ParameterValue, bufferCells: number): Reason | null =>
  spec.kind === 'choice'
    ? null
    : rangeFault({ ...spec, max: spec.max === 'buffer' ? bufferCells : spec.max }, value);

/** Every parameter of what runs at a port, or of the policy of a class there. */
export function PortParameters(props: PortParametersProps): ReactElement | null {
  const { document, id, serviceClass = null, mechanism, info } = props;
  const { parameters, short } = useHelp(true)(mechanism, info);
  const session = useSession();
  const source = useDraftSource(document, (changes) => edit(session, (draft) => withValues(draft, changes)));
  const place = { kind: 'parameter', port: id, serviceClass, mechanism } as const;
  const bufferCells = bufferAt(document, id, serviceClass);
  if (parameters.length === 0) return null;
  return (
    <div className={styles.settings}>
      <details className="parameters">
        <summary>
          <b>{words.parametersOf(short)}</b>
        </summary>
        <div className="parameter-list">
          {parameters.map((spec) => (
            <SettingRow
              key={`${info.id} ${spec.name}`}
              row={{
                spec,
                places: [{ path: formatPath({ ...place, name: spec.name }), of: '' }],
                bufferCells,
                faultOf: (value) => parameterFault(spec, value, bufferCells),
              }}
              source={source}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
