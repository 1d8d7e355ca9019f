import { type ReactNode, useId } from 'react';
import { isHidden } from '../../../link/parts.ts';
import { STEP_KINDS } from '../../../link/state.ts';
import { en } from '../../../strings/en.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { THEMES } from '../../../theme/tokens/tokens.ts';
import { toggled } from '../../../toggled.ts';
import boxes from '../../../widgets/checkBoxes.module.css';
import { SelectField } from '../../../widgets/Select.tsx';
import { hideableParts, LOCK_ALL, LOCKS, withPart } from './choices.ts';
import type { ChosenLink } from './chosen.ts';
import styles from './style.module.css';

interface BoxProps {
  readonly isOn: boolean;
  /** Why the box is disabled; undefined: it is enabled. */
  readonly off?: string | undefined;
  readonly note?: string;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A check box with its name, and one sentence about it. */
function Box({ isOn, off, note, onChange, children }: BoxProps) {
  const id = useId();
  return (
    <div>
      <label className={boxes.box} title={off}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={off !== undefined}
          title={off}
          aria-describedby={note && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      {note && (
        <span id={id} className="hint block">
          {note}
        </span>
      )}
    </div>
  );
}

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  /** Label of the default option. */
  readonly usual: string;
  readonly options: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value | undefined) => void;
}

function OneOf<Value extends string>({ label, value, usual, options, names, onChange }: OneOfProps<Value>) {
  return (
    <SelectField<Value | ''>
      className={styles.choice}
      label={<span>{label}</span>}
      value={value ?? ''}
      options={[['', usual], ...options.map((option) => [option, names[option]] as const)]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

type FormProps = Pick<ChosenLink, 'choices' | 'choose'>;

function Opening({ choices, choose }: FormProps) {
  return (
    <fieldset className="stack gap-4">
      <legend>{texts.opens}</legend>
      <div className={styles.boxes}>
        <Box
          isOn={choices.isAtMoment}
          note={texts.momentNote}
          onChange={(isAtMoment) => choose({ isAtMoment })}
        >
          {texts.moment}
        </Box>
        <Box isOn={choices.isPaused} note={texts.pausedNote} onChange={(isPaused) => choose({ isPaused })}>
          {texts.paused}
        </Box>
        <OneOf
          label={texts.theme}
          value={choices.theme}
          usual={texts.ownTheme}
          options={THEMES}
          names={en.themes}
          onChange={(theme) => choose({ theme })}
        />
        <OneOf
          label={texts.step}
          value={choices.step}
          usual={texts.usualStep}
          options={STEP_KINDS}
          names={en.steps}
          onChange={(step) => choose({ step })}
        />
      </div>
    </fieldset>
  );
}

function Locks({ choices: { lock }, choose }: FormProps) {
  const isAll = lock.includes(LOCK_ALL);
  return (
    <fieldset className="stack gap-4">
      <legend>{texts.lock}</legend>
      <p className="hint">{texts.lockNote}</p>
      <div className={styles.boxes}>
        {([LOCK_ALL, ...LOCKS] as const).map((name) => (
          <Box
            key={name}
            isOn={lock.includes(name)}
            off={isAll && name !== LOCK_ALL ? whyNot.allLocked : undefined}
            onChange={() => choose({ lock: toggled(lock, name) })}
          >
            {texts.locks[name]}
          </Box>
        ))}
      </div>
    </fieldset>
  );
}

function Parts({ choices, choose }: FormProps) {
  const change = (name: string, isShown: boolean): void => {
    const { hide, show } = withPart(choices, name, isShown);
    choose({ hide, show });
  };
  return (
    <details className="shrinks">
      <summary className="fold">{texts.parts}</summary>
      <p className="hint">{texts.partsNote}</p>
      <div className={styles.boxes}>
        {hideableParts(choices).map((name) => (
          <Box key={name} isOn={!isHidden(choices, name)} onChange={(isShown) => change(name, isShown)}>
            {texts.part[name]}
          </Box>
        ))}
      </div>
    </details>
  );
}

/** Choices about what a link does when it is opened. */
export function ChoiceForm(props: FormProps) {
  const { choices, choose } = props;
  return (
    <div className={styles.form}>
      <Opening {...props} />
      <Locks {...props} />
      <Parts {...props} />
      <Box isOn={choices.embed === true} note={texts.embedNote} onChange={(embed) => choose({ embed })}>
        {texts.embed}
      </Box>
    </div>
  );
}
