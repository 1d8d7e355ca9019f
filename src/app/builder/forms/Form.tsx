import type { ReactElement, ReactNode } from 'react';
import type { LinkDocument, ScenarioDocument } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { copySelected, edit, moveSwitch, removeSelected, renameIn } from '../actions.ts';
import { setLink } from '../document/network.ts';
import { hopOf, linkBetween } from '../document/parts.ts';
import { groupWith } from '../document/senders.ts';
import { EVERY, setDuration, setTitle } from '../document/settings.ts';
import { useDraft } from '../draft.ts';
import styles from '../style.module.css';
import { NumberField, TextField } from './Fields.tsx';
import { GroupForm } from './GroupForm.tsx';
import { nameOf } from './names.ts';
import { PortFields } from './PortFields.tsx';

const RATE = { min: 0.01, max: 10_000 } as const;
const DELAY = { min: 0, max: 10_000 } as const;
const VARIATION = { min: 0, max: 42_400 } as const;
const SECONDS = { min: 0.000_001, max: 3_600 } as const;

/** Copy and delete what is selected. */
function PartButtons({ name, copies = false }: { readonly name: string; readonly copies?: boolean }) {
  const session = useSession();
  return (
    <div className={styles.buttons}>
      {copies && (
        <button
          type="button"
          className="button"
          aria-label={words.of(words.copy, name)}
          onClick={() => copySelected(session)}
        >
          {words.copy}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-label={words.of(words.remove, name)}
        onClick={() => removeSelected(session)}
      >
        {words.remove}
      </button>
    </div>
  );
}

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

function SwitchForm({ id }: { readonly id: string }) {
  const session = useSession();
  const step = 0.5;
  return (
    <>
      <TextField
        key={id}
        label={words.name}
        value={id}
        onCommit={(name) => (renameIn(session, id, name) ? null : words.badName(name))}
      />
      <fieldset className={styles.ways}>
        <legend>{words.move}</legend>
        {WAYS.map(([way, columns, rows]) => (
          <button
            key={way}
            type="button"
            className="button"
            onClick={() =>
              moveSwitch(session, id, ({ column, row }) => ({
                column: column + columns * step,
                row: row + rows * step,
              }))
            }
          >
            {words.directions[way]}
          </button>
        ))}
      </fieldset>
      <PartButtons name={id} copies />
    </>
  );
}

function LinkForm({ document, link }: { readonly document: ScenarioDocument; readonly link: LinkDocument }) {
  const session = useSession();
  const { a, b, rateMbps, delayMs, cdvUs = 0 } = link;
  const set = (values: Parameters<typeof setLink>[3]) => edit(session, (one) => setLink(one, a, b, values));
  return (
    <>
      <NumberField
        {...RATE}
        label={words.rate}
        unit="Mb/s"
        value={rateMbps}
        onCommit={(value) => set({ rateMbps: value })}
      />
      <NumberField
        {...DELAY}
        label={words.delay}
        unit="ms"
        value={delayMs}
        onCommit={(value) => set({ delayMs: value })}
      />
      <NumberField
        {...VARIATION}
        label={words.variation}
        unit="µs"
        value={cdvUs}
        onCommit={(value) => set({ cdvUs: value })}
      />
      {[
        [a, b],
        [b, a],
      ].map(([from = '', to = '']) => (
        <fieldset key={from} className={styles.port}>
          <legend>{words.portOf(from, to)}</legend>
          <PortFields document={document} id={hopOf(from, to)} name={words.portOf(from, to)} />
        </fieldset>
      ))}
      <PartButtons name={words.link(a, b)} />
    </>
  );
}

function NetworkForm({ document }: { readonly document: ScenarioDocument }) {
  const session = useSession();
  return (
    <>
      <TextField
        label={words.networkName}
        value={document.title}
        onCommit={(title) => {
          edit(session, (one) => setTitle(one, title));
          return null;
        }}
      />
      <NumberField
        {...SECONDS}
        label={words.duration}
        unit="s"
        value={document.run.durationS}
        onCommit={(value) => edit(session, (one) => setDuration(one, value))}
      />
      <fieldset className={styles.port}>
        <legend>{words.everyPort}</legend>
        <PortFields document={document} id={EVERY} name={words.everyPort} />
      </fieldset>
    </>
  );
}

/** Values of what is selected. */
export function Form({ document }: { readonly document: ScenarioDocument }): ReactElement {
  const selected = useDraft((s) => s.selected);
  let body: ReactNode = <NetworkForm document={document} />;
  if (selected.kind === 'switch') body = <SwitchForm id={selected.id} />;
  else if (selected.kind === 'link') {
    const link = linkBetween(document, selected.a, selected.b);
    body = link && <LinkForm document={document} link={link} />;
  } else if (selected.kind === 'group') {
    const group = groupWith(document, selected.vc);
    body = group && (
      <GroupForm document={document} group={group} vc={selected.vc}>
        <PartButtons name={nameOf(document, selected)} copies />
      </GroupForm>
    );
  }
  const name = nameOf(document, selected);
  return (
    <section className={styles.form} aria-label={name}>
      {body}
    </section>
  );
}
