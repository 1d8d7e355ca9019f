import type { ReactElement, ReactNode } from 'react';
import type { LinkDocument, ScenarioDocument } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { EVERY } from '../../settings/ports.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { Button } from '../../widgets/Button.tsx';
import { copySelected, edit, moveSwitch, removeSelected, renameIn } from '../actions.ts';
import { setKind } from '../document/network.ts';
import { hopOf, linkBetween } from '../document/parts.ts';
import { isPort } from '../document/ports.ts';
import { groupWith } from '../document/senders.ts';
import { setTitle } from '../document/settings.ts';
import { withValues } from '../document/values.ts';
import { useDraft } from '../draft.ts';
import styles from '../style.module.css';
import { ChoiceField, TextField } from './Fields.tsx';
import { GroupForm } from './GroupForm.tsx';
import { partName } from './names.ts';
import { PortFields } from './PortFields.tsx';
import { Settings } from './Settings.tsx';

/** Copy and delete what is selected. */
function PartButtons({ name, copies = false }: { readonly name: string; readonly copies?: boolean }) {
  const session = useSession();
  return (
    <div className={styles.buttons}>
      {copies && (
        <Button aria-label={words.of(words.copy, name)} onClick={() => copySelected(session)}>
          {words.copy}
        </Button>
      )}
      <Button aria-label={words.of(words.remove, name)} onClick={() => removeSelected(session)}>
        {words.remove}
      </Button>
    </div>
  );
}

const WAYS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

function SwitchForm({ document, id }: { readonly document: ScenarioDocument; readonly id: string }) {
  const session = useSession();
  const isRouter = document.nodes.some((node) => node.id === id && node.kind === 'router');
  const step = 0.5;
  return (
    <>
      <TextField
        key={id}
        label={words.name}
        value={id}
        onCommit={(name) => (renameIn(session, id, name) ? null : words.badName(name))}
      />
      <ChoiceField
        label={words.kind}
        value={isRouter ? 'router' : 'switch'}
        options={(['switch', 'router'] as const).map((kind) => [kind, words.kinds[kind]] as const)}
        onChoose={(kind) => edit(session, (draft) => setKind(draft, id, kind))}
      />
      <fieldset className={styles.ways}>
        <legend>{words.move}</legend>
        {WAYS.map(([way, columns, rows]) => (
          <Button
            key={way}
            onClick={() =>
              moveSwitch(session, id, ({ column, row }) => ({
                column: column + columns * step,
                row: row + rows * step,
              }))
            }
          >
            {words.directions[way]}
          </Button>
        ))}
      </fieldset>
      <Settings
        document={document}
        element={{ kind: isRouter ? 'router' : 'switch', id }}
        onChange={(changes) => edit(session, (draft) => withValues(draft, changes))}
      />
      <PartButtons name={id} copies />
    </>
  );
}

function LinkForm({ document, link }: { readonly document: ScenarioDocument; readonly link: LinkDocument }) {
  const session = useSession();
  const { a, b } = link;
  return (
    <>
      <Settings
        document={document}
        element={{ kind: 'link', id: hopOf(a, b) }}
        onChange={(changes) => edit(session, (draft) => withValues(draft, changes))}
      />
      {[
        [a, b],
        [b, a],
      ]
        .filter(([from = '', to = '']) => isPort(document, hopOf(from, to)))
        .map(([from = '', to = '']) => (
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
          edit(session, (draft) => setTitle(draft, title));
          return null;
        }}
      />
      <fieldset className={styles.port}>
        <legend>{words.everyPort}</legend>
        <PortFields document={document} id={EVERY} name={words.everyPort} />
      </fieldset>
      <Settings
        document={document}
        element={{ kind: 'run', id: 'run' }}
        onChange={(changes) => edit(session, (draft) => withValues(draft, changes))}
      />
    </>
  );
}

/** Values of what is selected. */
export function Form({ document }: { readonly document: ScenarioDocument }): ReactElement {
  const selected = useDraft((s) => s.selected);
  let body: ReactNode = <NetworkForm document={document} />;
  if (selected.kind === 'switch') body = <SwitchForm document={document} id={selected.id} />;
  else if (selected.kind === 'link') {
    const link = linkBetween(document, selected.a, selected.b);
    body = link && <LinkForm document={document} link={link} />;
  } else if (selected.kind === 'group') {
    const group = groupWith(document, selected.vc);
    body = group && (
      <GroupForm document={document} group={group} vc={selected.vc}>
        <PartButtons name={partName(document, selected)} copies />
      </GroupForm>
    );
  }
  const name = partName(document, selected);
  return (
    <section className={styles.form} aria-label={name}>
      {body}
    </section>
  );
}
