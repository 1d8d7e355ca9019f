import { Fragment, type ReactElement, useId, useState } from 'react';
import type { LoadedReport, ParameterSpec, RateControlInfo, RateState } from '../../../contract/index.ts';
import { parameterValue } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { ratePath } from '../../store/paths.ts';
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { isRoomy } from '../../widgets/roomy.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { ChoiceField, NumberField } from '../policy/fields.tsx';
import { differing, groupsOf } from './sources.ts';
import styles from './style.module.css';

const words = ratePanels.sources;
/** So many values fit beside the name of a folded list. */
const FEW = 3;

/** What VCs with rate control do at their ends, to be changed while the run goes on: for all of them, or for one. */
export function SourcesCard(): ReactElement | null {
  const catalog = useStage((s) => s.catalog);
  const loaded = useStage((s) => s.loaded);
  const states = useStage((s) => s.rateStates);
  const theme = useStage((s) => s.theme);
  const roomy = isRoomy(sizeOf(useSession()).getState());
  const [vc, setVc] = useState<number | null>(null);
  const [about, setAbout] = useState<string | null>(null);
  const help = useId();
  const chosen = vc === null ? states : states.filter(({ id }) => id === vc);
  const withHelp = useHelp(true);
  const groups = groupsOf(catalog?.rateControl ?? [], chosen).map((group) => withHelp('rateControl', group));
  return (
    <div className={styles.sources}>
      <VcChoice states={states} loaded={loaded} vc={vc} onChoose={setVc} />
      {groups.map((group, i) => (
        <details key={group.id} className="parameters" open={i === 0 || (roomy && theme !== 'projector')}>
          <summary>
            <b>{group.name}</b> <Values group={group} chosen={chosen} />
          </summary>
          <div className="parameter-list">
            {group.parameters.map((spec) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at or focused is told below.
              <div
                key={spec.name}
                onFocus={() => setAbout(spec.name)}
                onPointerEnter={() => setAbout(spec.name)}
              >
                <SourceField
                  group={group.id}
                  spec={spec}
                  vc={vc}
                  chosen={chosen}
                  loaded={loaded}
                  told={help}
                />
              </div>
            ))}
          </div>
        </details>
      ))}
      <Help id={help} groups={groups} about={about} />
    </div>
  );
}

interface ValuesProps {
  readonly group: RateControlInfo;
  readonly chosen: readonly RateState[];
}

/** `RIF 1/16 RDF 1/16 Nrm 32`, in the place of a list that is folded. */
function Values({ group, chosen }: ValuesProps): ReactElement {
  return (
    <span className={styles.folded}>
      {group.parameters.slice(0, FEW).map((spec) => {
        const { applied } = differing(spec.name, chosen);
        return (
          <Fragment key={spec.name}>
            {spec.label} <b>{applied !== undefined && parameterValue(spec, applied)}</b>{' '}
          </Fragment>
        );
      })}
    </span>
  );
}

interface VcChoiceProps {
  readonly states: readonly RateState[];
  readonly loaded: LoadedReport | null;
  readonly vc: number | null;
  readonly onChoose: (vc: number | null) => void;
}

function VcChoice({ states, loaded, vc, onChoose }: VcChoiceProps): ReactElement {
  return (
    <label className="parameter parameter-choice">
      <span className="parameter-name">{words.of}</span>
      <select
        value={vc ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.every(states.length)}</option>
        {states.map(({ id }) => (
          <option key={id} value={id}>
            {vcName(loaded, id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SourceFieldProps {
  readonly group: RateControlInfo['id'];
  readonly spec: ParameterSpec;
  readonly vc: number | null;
  readonly chosen: readonly RateState[];
  readonly loaded: LoadedReport | null;
  readonly told: string;
}

/** One parameter; below it the VCs where it is another than at the first. */
function SourceField({ group, spec, vc, chosen, loaded, told }: SourceFieldProps): ReactElement | null {
  const { applied, others } = differing(spec.name, chosen);
  if (applied === undefined) return null;
  const path = ratePath(vc, group, spec.name);
  return (
    <>
      {spec.kind === 'number' ? (
        <NumberField spec={spec} path={path} applied={Number(applied)} bufferCells={0} told={told} />
      ) : (
        <ChoiceField
          spec={spec}
          path={path}
          applied={String(applied)}
          told={told}
          here={others.length > 0 ? words.notAll(parameterValue(spec, applied)) : undefined}
        />
      )}
      {others.length > 0 && (
        <p className="hint">
          {words.others(
            others.map(({ id, value }) => `${vcName(loaded, id)} ${parameterValue(spec, value)}`),
          )}
        </p>
      )}
    </>
  );
}

interface HelpProps {
  readonly id: string;
  readonly groups: readonly RateControlInfo[];
  /** Name of a parameter. */
  readonly about: string | null;
}

/** What the parameter does that was last pointed at, and where that is from; before, what to do. */
function Help({ id, groups, about }: HelpProps): ReactElement {
  const group = groups.find(({ parameters }) => parameters.some(({ name }) => name === about));
  const spec = group?.parameters.find(({ name }) => name === about);
  return (
    <p id={id} className="mechanism-help">
      {group && spec ? (
        <>
          <b>{spec.label}</b>. {spec.help} <cite>{group.citation}.</cite>
        </>
      ) : (
        words.hint
      )}
    </p>
  );
}
