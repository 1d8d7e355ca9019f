import { useId, useState } from 'react';
import { plainNumber, type SweepChecked } from '../../contract/index.ts';
import { axisOf } from '../../race/sweep/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { exact } from '../format.ts';
import { SceneChoice } from '../lab/SceneChoice.tsx';
import { axisText } from '../link/sweepLink.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { CheckBoxes } from '../widgets/CheckBoxes.tsx';
import { SeedsBox } from '../widgets/numbers/SeedsBox.tsx';
import { type Option, Select, SelectField } from '../widgets/Select.tsx';
import { changeQuestion, useQuestion } from './address.ts';
import { metricName, settingTitle, useNames } from './names.ts';
import type { OfferGroup } from './offers.ts';
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
  /** Value in the notation of links. */
  readonly plain: string;
  readonly read: (text: string) => string;
  readonly shown: (plain: string) => string;
  readonly placeholder: string;
  readonly onChange: (plain: string) => void;
}

/** A box for a value with different notations in links and on the page: the typed text stays while its meaning is the same. */
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

/** Option value of the entry “any setting, by its path”. */
const BY_PATH = '\u0000';

interface AxisProps {
  readonly place: number;
  readonly title: string;
  readonly name: string;
  /** Settings of the network; null until the worker has answered. */
  readonly groups: readonly OfferGroup[] | null;
}

/** Number and range of the values of an axis; null while its text cannot be read. */
function readingOf(text: string, unit: string): string | null {
  try {
    const { values } = axisOf(text);
    const [first = Number.NaN, last = first] = [values.at(0), values.at(-1)].map((value = '') =>
      plainNumber(value),
    );
    return Number.isFinite(first) && Number.isFinite(last) && values.length > 1
      ? texts.valuesFromTo(values.length, exact(first), exact(last), unitName(unit))
      : texts.valueCount(values.length);
  } catch {
    return null;
  }
}

/**
 * Options of the list of settings; until the worker has answered, only the present setting.
 * @param none label of the empty option; null if a setting is required
 */
function listOf(groups: readonly OfferGroup[] | null, path: string, none: string | null) {
  const options: readonly Option<string>[] = none === null ? [] : [['', none]];
  if (groups === null)
    return { options: path === '' && none !== null ? options : ([...options, [path, path]] as const) };
  const headed = groups.map(({ id, offers }) => ({
    label: texts.offers[id],
    options: offers.map((offer): Option<string> => [offer.path, offer.name]),
  }));
  return {
    options,
    groups: [...headed, { label: texts.others, options: [[BY_PATH, texts.byPath]] as const }],
  };
}

/** Chooses a setting by name, or any by its path, and its values; the typed text stays as it is, even if it is invalid. */
function AxisFields({ place, title, name, groups }: AxisProps) {
  const { vary } = useQuestion();
  const text = vary[place] ?? '';
  const [path, values] = partsOf(text);
  const offers = (groups ?? []).flatMap((group) => group.offers);
  const offer = offers.find((offered) => offered.path === path);
  const [isByPath, setIsByPath] = useState(false);
  const isTyped = isByPath || (groups !== null && offer === undefined && path !== '');
  const label = settingTitle(useNames(), path);
  const write = (written: string) => {
    const next = [...vary];
    next[place] = written;
    const isSaid = (axis: string, i: number) => i < place || (axis !== '' && axis !== '=');
    changeQuestion({ vary: next.map((axis) => axis ?? '').filter(isSaid) });
  };
  const choose = (chosen: string) => {
    setIsByPath(chosen === BY_PATH);
    const next = offers.find((offered) => offered.path === chosen);
    if (chosen !== BY_PATH) write(next === undefined ? '' : axisText(next));
  };
  return (
    <fieldset className={styles.axis}>
      <legend>{title}</legend>
      <Select
        aria-label={title}
        value={isTyped ? BY_PATH : path}
        {...listOf(groups, path, place > 0 ? texts.none : null)}
        onChange={choose}
      />
      {isTyped && (
        <input
          aria-label={texts.pathOf(name)}
          value={path}
          placeholder="policy.threshold"
          spellCheck={false}
          autoCapitalize="off"
          onChange={({ target }) => {
            setIsByPath(true);
            write(`${target.value}=${values}`);
          }}
        />
      )}
      {isTyped && label !== null && <p className="hint">{label}</p>}
      {(isTyped || path !== '') && (
        <Typed
          label={texts.values(name)}
          plain={values}
          read={plainValues}
          shown={shownValues}
          placeholder={shownValues('500..1900:200')}
          onChange={(plain) => write(`${path}=${plain}`)}
        />
      )}
      <p className="hint">{readingOf(text, offer?.unit ?? '')}</p>
    </fieldset>
  );
}

function Policies({ known }: { readonly known: SweepChecked | null }) {
  const { policies } = useQuestion();
  const listed = known?.catalog.policies ?? [];
  const chosen = policies.map((text) => listed.find(({ id }) => id === text)?.short ?? text);
  const others = policies
    .filter((text) => !listed.some(({ id }) => id === text))
    .map((id) => ({ id, short: id, name: id }));
  return (
    <details>
      <summary className="fold">
        {texts.policies}: {chosen.length === 0 ? texts.ofScene : chosen.join(', ')}
      </summary>
      <p className="hint">{texts.policiesNote}</p>
      <fieldset>
        <legend className="unseen">{texts.policies}</legend>
        <CheckBoxes
          boxes={[...others, ...listed].map(({ id, short, name }) => ({ id, label: short, title: name }))}
          chosen={policies}
          onChange={(ids) => changeQuestion({ policies: ids })}
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

interface SweepFormProps {
  readonly known: SweepChecked | null;
  readonly groups: readonly OfferGroup[] | null;
}

/** Form of a sweep: scene, policies, settings to vary, measure and seeds. */
export function SweepForm({ known, groups }: SweepFormProps) {
  const { set, seeds } = useQuestion();
  const settings = useId();
  return (
    <div className={styles.form}>
      <Scene />
      <Policies known={known} />
      <AxisFields place={0} title={texts.first} name={texts.firstName} groups={groups} />
      <AxisFields place={1} title={texts.second} name={texts.secondName} groups={groups} />
      <p className="hint">{texts.rangeHint}</p>
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
