import { type ReactElement, type ReactNode, useState } from 'react';
import { isSame, type ScenarioDocument } from '../../../contract/index.ts';
import { shortNumber } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { idIn } from '../../session/session.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { Button } from '../../widgets/Button.tsx';
import { addSendersTo, addSwitchTo, connectIn } from '../actions.ts';
import { senderGroups } from '../document/groups.ts';
import { canConnect } from '../document/network.ts';
import { switchesOf, trunksOf } from '../document/parts.ts';
import { MOST_SENDERS } from '../document/senders.ts';
import { select, useDraft } from '../draft.ts';
import { NETWORK, type Selected } from '../selected.ts';
import styles from '../style.module.css';
import type { NetworkFault } from '../validation.ts';
import { EndFields, NumberField } from './Fields.tsx';
import { Form } from './Form.tsx';
import { partName } from './names.ts';

/** Id of the part that is unfolded. */
export const SELECTED = 'builder-selected';

interface ItemProps {
  readonly document: ScenarioDocument;
  readonly part: Selected;
  readonly name: string;
  readonly about?: string;
  readonly faults: readonly NetworkFault[];
}

/** A part of the network, which unfolds to its values. What is wrong with it is written below. */
function Item({ document, part, name, about, faults }: ItemProps) {
  const session = useSession();
  const isSelected = useDraft((s) => isSame(s.selected, part));
  const own = faults.filter(({ at }) => isSame(at, part));
  return (
    <li>
      <button
        type="button"
        className={styles.part}
        aria-expanded={isSelected}
        id={isSelected ? idIn(session, SELECTED) : undefined}
        onClick={() => select(session, isSelected ? NETWORK : part)}
      >
        <b>{name}</b> {about && <small className="muted">{about}</small>}
      </button>
      {own.map(({ sentence }) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
      {isSelected && <Form document={document} />}
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
  readonly add: ReactNode;
}

function Part({ title, isEmpty, children, add }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="title">{title}</h3>
      {isEmpty ? <p className="hint">{words.none}</p> : <ul className={styles.items}>{children}</ul>}
      {add}
    </section>
  );
}

/** Two switches that a link can join: chosen ones, else the first that have none. */
function AddLink({ document }: { readonly document: ScenarioDocument }) {
  const session = useSession();
  const ids = switchesOf(document).map(({ id }) => id);
  const [wished, setWished] = useState<readonly [string, string]>(['', '']);
  const free = (a: string) => ids.filter((b) => canConnect(document, a, b));
  const from = ids.includes(wished[0]) ? wished[0] : (ids.find((id) => free(id).length > 0) ?? '');
  const to = free(from).includes(wished[1]) ? wished[1] : (free(from)[0] ?? '');
  return (
    <div className={styles.add}>
      <EndFields
        labels={[words.linkFrom, words.linkTo]}
        ends={[from, to]}
        options={[ids, free(from)]}
        onChoose={(...ends) => setWished(ends)}
      />
      <Button missing={to === '' ? words.noPair : ''} onClick={() => connectIn(session, from, to)}>
        {words.addLink}
      </Button>
    </div>
  );
}

function AddSenders({ document }: { readonly document: ScenarioDocument }) {
  const session = useSession();
  const ids = switchesOf(document).map(({ id }) => id);
  const [wished, setWished] = useState<readonly [string, string]>(['', '']);
  const [count, setCount] = useState(5);
  const from = ids.includes(wished[0]) ? wished[0] : (ids[0] ?? '');
  const to = ids.includes(wished[1]) ? wished[1] : (ids.at(-1) ?? '');
  const room = MOST_SENDERS - document.vcs.length;
  return (
    <div className={styles.add}>
      <EndFields
        labels={[words.sendFrom, words.sendTo]}
        ends={[from, to]}
        options={[ids, ids]}
        onChoose={(...ends) => setWished(ends)}
      />
      <NumberField
        label={words.howMany}
        help={words.help.howMany}
        unit=""
        isWhole
        value={count}
        min={1}
        max={MOST_SENDERS}
        onCommit={setCount}
      />
      <Button
        missing={from === '' ? words.noSwitch : room < count ? words.noRoom(room) : ''}
        onClick={() => addSendersTo(session, from, to, count)}
      >
        {words.addSenders}
      </Button>
    </div>
  );
}

interface ListsProps {
  readonly document: ScenarioDocument;
  readonly faults: readonly NetworkFault[];
}

/** The network as lists: everything that the drawing can do, for keys, screen readers and small screens. */
export function Lists({ document, faults }: ListsProps): ReactElement {
  const session = useSession();
  const groups = senderGroups(document);
  const trunks = trunksOf(document);
  const count = (end: 0 | -1, id: string) =>
    groups.reduce((sum, { route, vcs }) => sum + (route.at(end) === id ? vcs.length : 0), 0);
  return (
    <section className={styles.lists} aria-label={words.parts}>
      <ul className={styles.items}>
        <Item document={document} part={NETWORK} name={words.whole} about={document.title} faults={faults} />
      </ul>
      <Part
        title={words.switches}
        isEmpty={switchesOf(document).length === 0}
        add={<Button onClick={() => addSwitchTo(session)}>{words.addSwitch}</Button>}
      >
        {switchesOf(document).map(({ id }) => (
          <Item
            key={id}
            document={document}
            part={{ kind: 'switch', id }}
            name={id}
            about={words.ofSwitch(
              trunks.filter(({ a, b }) => a === id || b === id).length,
              count(0, id),
              count(-1, id),
            )}
            faults={faults}
          />
        ))}
      </Part>
      <Part title={words.links} isEmpty={trunks.length === 0} add={<AddLink document={document} />}>
        {trunks.map(({ a, b, rateMbps, delayMs }) => (
          <Item
            key={`${a} ${b}`}
            document={document}
            part={{ kind: 'link', a, b }}
            name={words.link(a, b)}
            about={words.ofLink(shortNumber(rateMbps, 6), shortNumber(delayMs, 6))}
            faults={faults}
          />
        ))}
      </Part>
      <Part title={words.senders} isEmpty={groups.length === 0} add={<AddSenders document={document} />}>
        {groups.map(({ first, route, vcs }) => {
          const part = { kind: 'group', vc: first.id } as const;
          return (
            <Item
              key={first.id}
              document={document}
              part={part}
              name={partName(document, part)}
              about={words.ofGroup(vcs.length, route[0] ?? '', route.at(-1) ?? '')}
              faults={faults}
            />
          );
        })}
      </Part>
    </section>
  );
}
