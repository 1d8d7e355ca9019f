import { type MouseEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { Catalog, Problem, ScenarioDocument, VcDocument } from '../../../contract/index.ts';
import { refusal } from '../../../strings/en/reasons/refusal.ts';
import { undo } from '../../branches/actions.ts';
import { FromStart } from '../../branches/late.ts';
import { changeRoute } from '../../builder/Openers.tsx';
import { nextFrame } from '../../clocks.ts';
import { keys } from '../../keys/keys.ts';
import { mechanismsOf } from '../../readings/explained.ts';
import { useSession } from '../../session/context.ts';
import { shortened } from '../../settings/changes.ts';
import {
  applyFromStart,
  discardDeferred,
  lastDeferred,
  undoDeferred,
  useDeferred,
} from '../../settings/deferredChanges.ts';
import { WithHelpLine } from '../../settings/form/HelpLine.tsx';
import { ElementForm } from '../../settings/form/SettingsForm.tsx';
import type { Source } from '../../settings/form/source.ts';
import { useChoiceLabels } from '../../settings/labels.ts';
import { sayEdit, useKnown } from '../../settings/name.ts';
import { elementName, idsOf, kindsOf, type Network, vcOf } from '../../settings/network.ts';
import { useRunSource } from '../../settings/runSource.ts';
import { useBranches } from '../../store/branches/branches.ts';
import {
  closeElementCard,
  type ElementKind,
  type NetworkElement,
  openElementCard,
  useElementCard,
} from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { openMechanism, usePage, useShown } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { faults } from '../../strings/faults.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import { explainedWords } from '../../strings/panels/explained.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { Button } from '../../widgets/Button.tsx';
import { Select } from '../../widgets/Select.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import { adjacentElements } from '../adjacentElements.ts';
import { idsAlong } from '../order.ts';
import { PortParts } from '../port/PortParts.tsx';
import { chosenPorts } from '../port/ports.ts';
import styles from '../style.module.css';
import { SweepLinks } from '../sweep/SweepLinks.tsx';
import { sweepsOfElement, sweepsOfPolicy } from '../sweep/sweeps.ts';
import { isOnCard } from './isOnCard.ts';
import { lastStepOf, ownFirst } from './undoable.ts';

/** Returns a function that moves the focus to the card of a button once the button is gone, so that keys continue there. */
function focusKeeper(button: Element): () => void {
  const card = button.closest('[role="dialog"]');
  const isMine = () => [button, document.body, null].includes(document.activeElement);
  return () =>
    nextFrame(() => {
      if (!button.isConnected && isMine()) card?.querySelector('select')?.focus();
    });
}

/** The card of the pressed element; nothing while none is open. */
export function ElementCard(): ReactElement | null {
  const element = useElementCard((s) => s.element);
  const scenario = useMoment((s) => s.loaded?.scenario);
  const catalog = useMoment((s) => s.catalog);
  if (element === null || scenario === undefined || catalog === null) return null;
  return <Card element={present(scenario, element)} scenario={scenario} catalog={catalog} />;
}

/** The element, or, in a run without it, the first of its kind, or the card of the run. */
function present(scenario: ScenarioDocument, { kind, id }: NetworkElement): NetworkElement {
  const ids = idsOf(scenario, kind);
  if (id === null ? ids.length > 0 : ids.includes(id)) return { kind, id };
  return ids[0] === undefined ? { kind: 'run', id: 'run' } : { kind, id: ids[0] };
}

interface CardProps {
  readonly element: NetworkElement;
  readonly scenario: ScenarioDocument;
  readonly catalog: Catalog;
}

function Card({ element, scenario, catalog }: CardProps): ReactElement {
  const session = useSession();
  const title = useId();
  const card = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const takesFocus = useElementCard((s) => s.takesFocus);
  const unfold = useElementCard((s) => s.unfold);
  const values = useRunSource();
  const { kind, id } = element;
  useEffect(() => {
    opener.current ??= document.activeElement;
    if (!takesFocus) return;
    // A menu that opened the card takes the focus back as it closes.
    return nextFrame(() => card.current?.querySelector('select')?.focus());
  }, [takesFocus]);
  const close = () => {
    closeElementCard(session);
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  const vc = vcOf(scenario, element);
  return (
    <section
      ref={card}
      className={styles.card}
      role="dialog"
      aria-labelledby={title}
      {...keys(({ key }) => (key === 'Escape' ? close : null))}
    >
      <div className={styles.head}>
        <h2 id={title}>{elementName(scenario, element)}</h2>
        <Button className={styles.close} aria-label={words.close} onClick={close}>
          ×
        </Button>
        <Choosing element={element} scenario={scenario} />
      </div>
      {vc !== undefined && <Route vc={vc} />}
      <div className={styles.body}>
        <WithHelpLine key={`${kind} ${id}`}>
          {(kind === 'port' || kind === 'switch') && <PortParts element={element} source={values} />}
          <ElementForm element={element} network={scenario} catalog={catalog} unfold={unfold} {...values} />
        </WithHelpLine>
        <Sweeps element={element} scenario={scenario} catalog={catalog} values={values} />
        <Neighbours element={element} scenario={scenario} />
        <HowElementWorks element={element} scenario={scenario} className={styles.around} />
      </div>
      <FromStart place="card" isOwn={(path) => isOnCard(scenario, element, path)} />
      <Undo element={element} network={scenario} />
      <Wanted network={scenario} />
    </section>
  );
}

/** Links to sweeps. They name scenes, so a network that was edited from the start has none. */
function Sweeps(props: CardProps & { readonly values: Source }): ReactElement | null {
  const { element, scenario, catalog, values } = props;
  const scene = usePage((s) => s.sceneId);
  const [port] = chosenPorts(
    element,
    useMoment((s) => s.ports),
  );
  if (scene === null) return null;
  const isPort = element.kind === 'port' || element.kind === 'switch';
  const list = [
    ...(isPort && port !== undefined ? sweepsOfPolicy(scene, catalog, port) : []),
    ...sweepsOfElement(scene, element, scenario, catalog, values),
  ];
  return <SweepLinks list={list} />;
}

type OfCard = Pick<CardProps, 'element' | 'scenario'>;

/** Choice of the kind of element, and of one of them or all. */
function Choosing({ element: { kind, id }, scenario }: OfCard): ReactElement {
  const session = useSession();
  const ids = idsAlong(scenario, kind);
  const kinds = kindsOf(scenario);
  const chooseKind = (next: ElementKind) =>
    openElementCard(session, { kind: next, id: idsAlong(scenario, next)[0] ?? null });
  return (
    <>
      <Select
        aria-label={words.of}
        value={kind}
        options={kinds.map((option) => [option, words.kinds[option]])}
        onChange={chooseKind}
      />
      {kind !== 'run' && (
        <Select
          aria-label={words.which}
          value={id ?? ''}
          options={[null, ...ids].map((option) => [
            option ?? '',
            elementName(scenario, { kind, id: option }),
          ])}
          onChange={(chosen) => openElementCard(session, { kind, id: chosen === '' ? null : chosen })}
        />
      )}
    </>
  );
}

/** Links to the cards of adjacent elements. */
function Neighbours({ element, scenario }: OfCard): ReactElement | null {
  const session = useSession();
  const elements = adjacentElements(scenario, element);
  if (elements.length === 0) return null;
  return (
    <p className={styles.around}>
      {words.goTo}{' '}
      {elements.map((neighbour) => (
        <Button
          key={`${neighbour.kind} ${neighbour.id}`}
          quiet
          onClick={() => openElementCard(session, neighbour)}
        >
          {elementName(scenario, neighbour)}
        </Button>
      ))}
    </p>
  );
}

/** The route of a VC with a link to change it, unless the builder is hidden. */
function Route({ vc: { id, path } }: { readonly vc: VcDocument }): ReactElement {
  const session = useSession();
  const isShown = useShown('scenes');
  const isEmbedded = usePage(({ embed }) => embed);
  return (
    <p className={styles.route}>
      {words.route(path)}{' '}
      {isShown && !isEmbedded && (
        <Button quiet title={words.changeRouteHint} onClick={() => void changeRoute(session, id)}>
          {words.changeRoute}
        </Button>
      )}
    </p>
  );
}

interface UndoProps {
  readonly element: NetworkElement;
  readonly network: Network;
}

/** Undoes the last change on this card: first deferred changes, then steps of the run. */
function Undo({ element, network }: UndoProps): ReactElement | null {
  const session = useSession();
  const known = useKnown();
  const history = useBranches((s) => s.history);
  const { steps } = useDeferred((s) => s);
  useChoiceLabels();
  const isOwn = (path: string) => isOnCard(network, element, path);
  const waiting = lastDeferred(steps, isOwn);
  const done = waiting === null ? lastStepOf(history, isOwn) : null;
  const wanted = Object.entries(waiting?.after ?? {}).map(([path, value]) => ({ time: 0, path, value }));
  const edits = done?.edits ?? ownFirst(wanted, isOwn);
  if (edits.length === 0) return null;
  const [first = '', ...others] = new Set(edits.map((edit) => sayEdit(known, edit)));
  const change = others.length === 0 ? first : en.branches.andMore(first, others.length);
  const takeBack = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    if (waiting !== null) undoDeferred(session, waiting);
    for (let i = 0; i < (done?.steps ?? 0); i++) undo(session);
    keepFocus();
  };
  return (
    <Button className={styles.undo} onClick={takeBack}>
      {words.undo(change, (done?.steps ?? 1) - 1)}
    </Button>
  );
}

function Fault({ problem }: { readonly problem: Problem }): ReactElement {
  const said = useSaid(problem.reason);
  return <li>{faults.of(problem.path, refusal(String(problem.value), problem.reason, said))}</li>;
}

/** Changes that wait for a branch from 0 s; nothing while there are none. */
function Wanted({ network }: { readonly network: Network }): ReactElement | null {
  const session = useSession();
  const { values, problems } = useDeferred((s) => s);
  const [isRunning, setRunning] = useState(false);
  const changes = shortened(Object.entries(values), network);
  if (changes.length === 0) return null;
  const run = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    setRunning(true);
    void applyFromStart(session, changes)
      .finally(() => setRunning(false))
      .then(keepFocus);
  };
  const discard = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    discardDeferred(session);
    keepFocus();
  };
  return (
    <div className={styles.wanted}>
      <div className={styles.buttons}>
        <Button filled title={words.runHint} disabled={isRunning} why={whyNot.building} onClick={run}>
          {words.runFromStart}
        </Button>
        <span>{words.wanted(changes.length)}</span>
        <Button quiet onClick={discard}>
          {words.discard}
        </Button>
      </div>
      {problems.length > 0 && (
        <ul className="refusal" role="alert">
          {problems.map((problem) => (
            <Fault key={problem.path} problem={problem} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Mechanisms of a node apart from those of its ports. */
const ofNode = ({ nodes }: ScenarioDocument, id: string | null): readonly string[] => {
  const node = nodes.find((candidate) => candidate.id === id);
  if (node?.kind === 'router') return ['router'];
  return node?.segments === true ? ['segments'] : [];
};

interface HowElementWorksProps {
  readonly element: NetworkElement;
  readonly scenario: ScenarioDocument;
  readonly className?: string | undefined;
}

/** Links from the card of a sender, a VC or a node to the explanations of its mechanisms. */
function HowElementWorks({ element, scenario, className }: HowElementWorksProps): ReactElement | null {
  const session = useSession();
  const vc = vcOf(scenario, element)?.id;
  const loaded = useMoment((s) => s.loaded);
  const explained = useMoment((s) => s.catalog?.explained) ?? [];
  const ids = vc === undefined ? ofNode(scenario, element.id) : mechanismsOf(loaded, vc);
  const all = explained.filter(({ id }) => ids.includes(id));
  if (all.length === 0) return null;
  return (
    <p className={className}>
      {explainedWords.works}{' '}
      {all.map(({ id, short }) => (
        <Button
          key={id}
          quiet
          onClick={() => {
            closeElementCard(session);
            openMechanism(session, id);
          }}
        >
          {short}
        </Button>
      ))}
    </p>
  );
}
