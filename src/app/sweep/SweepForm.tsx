import { useId, useState } from 'react';
import type { SweepChecked } from '../../contract/index.ts';
import { SceneChoice } from '../lab/SceneChoice.tsx';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { CheckBoxes } from '../widgets/CheckBoxes.tsx';
import { SeedsBox } from '../widgets/numbers/SeedsBox.tsx';
import { SelectField } from '../widgets/Select.tsx';
import { changeQuestion, useQuestion } from './address.ts';
import { metricName, useAxisLabel, useAxisName } from './names.ts';
import { USUAL_PATHS } from './question.ts';
import styles from './style.module.css';
import { plainSetting, plainValues, shownSetting, shownValues } from './values.ts';

const partsOf = (text: string): readonly [path: string, values: string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

function Scene() {
  const { scene, document } = useQuestion();
  return (
    <SceneChoice
      label={texts.scene}
      value={scene}
      onChoice={(chosen) => changeQuestion({ scene: chosen, document: null })}
      file={document === null ? undefined : texts.file(scene)}
    />
  );
}

interface TypedProps {
  readonly id?: string;
  readonly label?: string;
  /** As links write it. */
  readonly plain: string;
  readonly read: (text: string) => string;
  readonly shown: (plain: string) => string;
  readonly placeholder: string;
  readonly onChange: (plain: string) => void;
}

/** A box for what links write otherwise than people type it: what is typed stays as long as it means the same. */
function Typed({ id, label, plain, read, shown, placeholder, onChange }: TypedProps) {
  const [typed, setTyped] = useState('');
  return (
    <input
      id={id}
      aria-label={label}
      value={read(typed) === plain ? typed : shown(plain)}
      placeholder={placeholder}
      spellCheck={false}
      autoCapitalize="off"
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

interface AxisProps {
  readonly place: number;
  readonly title: string;
  readonly name: string;
  readonly paths: readonly string[];
}

/** A setting and its values; what is typed stays as it is, whatever is wrong with it. */
function AxisFields({ place, title, name, paths }: AxisProps) {
  const { vary } = useQuestion();
  const id = useId();
  const axisName = useAxisName();
  const [path, values] = partsOf(vary[place] ?? '');
  const label = useAxisLabel(path);
  const write = (text: string) => {
    const next = [...vary];
    next[place] = text;
    changeQuestion({ vary: next.map((axis) => axis ?? '').filter((axis, i) => axis !== '=' || i < place) });
  };
  return (
    <fieldset className={styles.axis}>
      <legend>{title}</legend>
      <input
        aria-label={title}
        list={id}
        value={path}
        placeholder={place === 0 ? 'policy.threshold' : texts.none}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => write(`${target.value}=${values}`)}
      />
      <datalist id={id}>
        {[...paths, ...USUAL_PATHS].map((offered) => (
          <option key={offered} value={offered} label={axisName(offered)} />
        ))}
      </datalist>
      {label !== null && <p className="hint">{label}</p>}
      <Typed
        label={texts.values(name)}
        plain={values}
        read={plainValues}
        shown={shownValues}
        placeholder={place === 0 ? '500..1900:200' : shownValues('32768,65535')}
        onChange={(plain) => write(`${path}=${plain}`)}
      />
    </fieldset>
  );
}

function Policies({ known }: { readonly known: SweepChecked | null }) {
  const { policies } = useQuestion();
  const listed = known?.policies ?? [];
  const others = policies
    .filter((text) => !listed.some(({ id }) => id === text))
    .map((id) => ({ id, short: id, name: id }));
  return (
    <details>
      <summary className="fold">
        {texts.policies}: {texts.chosen(policies.length)}
      </summary>
      <p className="hint">{texts.policiesNote}</p>
      <fieldset>
        <legend className="unseen">{texts.policies}</legend>
        <CheckBoxes
          boxes={[...others, ...listed].map(({ id, short, name }) => ({ id, label: short, title: name }))}
          chosen={policies}
          onChange={(chosen) => changeQuestion({ policies: chosen })}
        />
      </fieldset>
    </details>
  );
}

const groupOf = (metric: string): string => /^\w+/.exec(metric)?.[0] ?? '';

function Metric({ known }: { readonly known: SweepChecked | null }) {
  const { metrics } = useQuestion();
  const [shown = ''] = metrics;
  const all = [...new Set([...metrics, ...(known?.metrics ?? [])])];
  const groups = Object.keys(texts.group).filter((group) => all.some((metric) => groupOf(metric) === group));
  const strange = all.filter((metric) => !groups.includes(groupOf(metric)));
  return (
    <SelectField
      label={texts.metric}
      value={shown}
      options={strange.map((metric) => [metric, metric])}
      groups={groups.map((group) => ({
        label: texts.group[group] ?? group,
        options: all
          .filter((metric) => groupOf(metric) === group)
          .map((metric) => [
            metric,
            metricName(metric) === metric ? metric.slice(group.length + 1) : metricName(metric),
          ]),
      }))}
      onChange={(metric) => changeQuestion({ metrics: [metric] })}
    />
  );
}

/** What is varied, where, with whom, and what is measured. */
export function SweepForm({ known }: { readonly known: SweepChecked | null }) {
  const { set, seeds } = useQuestion();
  const paths = known?.paths ?? [];
  const settings = useId();
  return (
    <div className={styles.form}>
      <Scene />
      <AxisFields place={0} title={texts.first} name={texts.firstName} paths={paths} />
      <AxisFields place={1} title={texts.second} name={texts.secondName} paths={paths} />
      <p className="hint">{texts.rangeHint}</p>
      <Policies known={known} />
      <Metric known={known} />
      <label htmlFor={settings}>
        {texts.settings}
        <Typed
          id={settings}
          plain={set.join(' ')}
          read={(text) => text.split(' ').map(plainSetting).join(' ')}
          shown={(plain) => plain.split(' ').map(shownSetting).join(' ')}
          placeholder={texts.settingsHint}
          onChange={(plain) => changeQuestion({ set: plain === '' ? [] : plain.split(' ') })}
        />
      </label>
      <SeedsBox label={texts.seeds} value={seeds} onChange={(count) => changeQuestion({ seeds: count })} />
    </div>
  );
}
