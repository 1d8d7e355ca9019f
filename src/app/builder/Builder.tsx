import { type PointerEvent, type ReactElement, useEffect, useMemo } from 'react';
import { MOST_SHOWN } from '../../contract/index.ts';
import { nextFrame } from '../clocks.ts';
import { type Act, chords, type Press, undoing } from '../keys/keys.ts';
import { useSession } from '../session/context.ts';
import { elementIn, type Session } from '../session/session.ts';
import { useChoiceLabels } from '../settings/labels.ts';
import { stepTarget } from '../store/history.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { en } from '../strings/en.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { Choice } from '../widgets/Choice.tsx';
import { Sheet } from '../widgets/overlay/Sheet.tsx';
import { useSayReason } from '../widgets/words/reasons.ts';
import { arrangeSwitches, removeSelected, run, saveScenario, shareLink, spreadOut } from './actions.ts';
import { switchesOf, trunksOf } from './document/parts.ts';
import {
  draftOf,
  holdSlider,
  type Mode,
  redoDraft,
  release,
  select,
  setDone,
  setMode,
  undoDraft,
  useDraft,
} from './draft.ts';
import { NetworkDrawing } from './drawing/NetworkDrawing.tsx';
import { ROUTE } from './forms/GroupForm.tsx';
import { Lists, SELECTED } from './forms/Lists.tsx';
import { partName } from './forms/names.ts';
import type { DraftMoment } from './layout.ts';
import { backToPreviousRun, usePreviousRun } from './previousRun.ts';
import { Start } from './Start.tsx';
import styles from './style.module.css';
import { isValid, knownFaults, layoutIssues, type NetworkFault } from './validation.ts';

export { beginHere, beginRoute } from './actions.ts';

const MODES: readonly Mode[] = ['move', 'link', 'senders'];

/** Faults of the network; null until the worker has validated its present state. */
function useFaults({ document }: DraftMoment): readonly NetworkFault[] | null {
  const problems = useDraft((s) => s.problems);
  useChoiceLabels();
  const say = useSayReason();
  return useMemo(() => knownFaults(document, problems, say), [document, problems, say]);
}

function Tools({ canRun }: { readonly canRun: boolean }) {
  const session = useSession();
  const canUndo = useDraft(({ history }) => stepTarget(history, -1) !== null);
  const canRedo = useDraft(({ history }) => stepTarget(history, 1) !== null);
  const report = (done: string) => setDone(session, done);
  return (
    <fieldset className="wrap gap-8 middle">
      <legend className="unseen">{words.tools}</legend>
      <Button filled={canRun} disabled={!canRun} why={whyNot.faultyNetwork} onClick={() => void run(session)}>
        {words.run}
      </Button>
      <Button disabled={!canUndo} why={whyNot.nothingToUndo} onClick={() => undoDraft(session)}>
        {words.undo}
      </Button>
      <Button disabled={!canRedo} why={whyNot.nothingToRedo} onClick={() => redoDraft(session)}>
        {words.redo}
      </Button>
      <Button onClick={() => arrangeSwitches(session)}>{words.layout}</Button>
      <Button
        disabled={!canRun}
        why={whyNot.faultyNetwork}
        onClick={() => void shareLink(session).then(report)}
      >
        {words.share}
      </Button>
      <Button
        title={words.saveHint}
        disabled={!canRun}
        why={whyNot.faultyNetwork}
        onClick={() => report(saveScenario(session))}
      >
        {words.save}
      </Button>
    </fieldset>
  );
}

/** Choice of what dragging does, with instructions. */
function Dragging() {
  const session = useSession();
  const mode = useDraft((s) => s.mode);
  const hasGroup = useDraft((s) => s.selected.kind === 'group');
  const modes = hasGroup ? [...MODES, 'route' as const] : MODES;
  return (
    <div className={styles.dragging}>
      <span aria-hidden="true">{words.dragging}</span>
      <Choice
        label={words.dragging}
        options={modes.map((option) => [option, words.modes[option]] as const)}
        value={mode}
        onChange={(next) => setMode(session, next)}
      />
      <p className="hint">{words.hints[mode]}</p>
    </div>
  );
}

interface StatusProps {
  readonly now: DraftMoment;
  readonly faults: readonly NetworkFault[] | null;
}

/** The last change, and whether the network can run. */
function Status({ now: { document }, faults }: StatusProps) {
  const done = useDraft((s) => s.done);
  const ready = words.ready(switchesOf(document).length, trunksOf(document).length, document.vcs.length);
  const state = faults === null ? words.checking : faults.length === 0 ? ready : words.toDo(faults.length);
  return (
    <p role="status">
      {done} {state}
    </p>
  );
}

/** Leads back to the run that *Run* replaced on the stage. */
function Back() {
  const session = useSession();
  const previousRun = usePreviousRun((s) => s.run);
  if (previousRun === null) return null;
  return (
    <Button quiet onClick={() => void backToPreviousRun(session)}>
      {words.back(previousRun.title)}
    </Button>
  );
}

/** A hint about switches on the same place: the network can run, but the stage cannot draw it that way. */
function Stacked({ faults }: { readonly faults: readonly NetworkFault[] }) {
  const session = useSession();
  if (faults.length === 0) return null;
  return (
    <p className="hint">
      {faults.map(({ sentence }) => sentence).join(' ')}{' '}
      <Button quiet onClick={() => spreadOut(session)}>
        {words.spread}
      </Button>
    </p>
  );
}

/** List of faults; each sentence leads to the part it is about. */
function Faults({
  now: { document },
  faults,
}: {
  readonly now: DraftMoment;
  readonly faults: readonly NetworkFault[];
}) {
  const session = useSession();
  if (faults.length === 0) return null;
  return (
    <ul className={styles.faults} aria-label={words.problems}>
      {faults.slice(0, MOST_SHOWN).map(({ at, sentence }) => (
        <li key={`${JSON.stringify(at)} ${sentence}`}>
          <Button quiet onClick={() => select(session, at)}>
            {partName(document, at)}
          </Button>{' '}
          {sentence}
        </li>
      ))}
      {faults.length > MOST_SHOWN && <li>{en.problems.more(faults.length - MOST_SHOWN)}</li>}
    </ul>
  );
}

function Workplace({ now }: { readonly now: DraftMoment }) {
  const faults = useFaults(now);
  const misplaced = useMemo(() => layoutIssues(now.places), [now.places]);
  const known = [...(faults ?? []), ...misplaced];
  return (
    <>
      <div className={styles.head}>
        <Tools canRun={isValid(faults)} />
        <Status now={now} faults={faults} />
        <Back />
      </div>
      <Faults now={now} faults={faults ?? []} />
      <div className={styles.panes}>
        <div className={styles.picture}>
          <Dragging />
          <Stacked faults={misplaced} />
          <NetworkDrawing now={now} faults={known} />
        </div>
        <Lists document={now.document} faults={known} />
      </div>
    </>
  );
}

/** Key handlers of the dialog: Ctrl with Z and Y, and Delete unless a text or selection box has the focus. */
function keyed(session: Session, press: Press): Act {
  const { key, alt, ctrl, typing, target } = press;
  if (key === 'Delete' && !alt && !ctrl && !typing && !(target instanceof HTMLSelectElement))
    return () => removeSelected(session);
  return undoing(
    press,
    () => undoDraft(session),
    () => redoDraft(session),
  );
}

/** Moves the focus to the unfolded part when the focused element has been removed. */
function useKeptFocus(): void {
  const session = useSession();
  const moment = useDraft((s) => s.now);
  useEffect(() => {
    const { activeElement, body } = document;
    if (moment !== null && (activeElement === body || activeElement instanceof HTMLDialogElement))
      elementIn(session, SELECTED)?.focus({ preventScroll: true });
  }, [moment, session]);
}

/** Focuses the choice of the route in route mode, after the dialog has set its own focus. */
function useRouteFirst(): void {
  const session = useSession();
  useEffect(() => {
    if (draftOf(session).getState().mode !== 'route') return;
    return nextFrame(() => elementIn(session, ROUTE)?.focus());
  }, [session]);
}

function Content(): ReactElement {
  const session = useSession();
  const now = useDraft((s) => s.now);
  useKeptFocus();
  useRouteFirst();
  // Typed text is committed as a step of its own before the press acts.
  const press = ({ target, currentTarget }: PointerEvent) => {
    const { activeElement } = document;
    const isLeft = activeElement !== target && currentTarget.contains(activeElement);
    if (isLeft && activeElement instanceof HTMLInputElement) activeElement.blur();
    holdSlider(session);
  };
  return (
    <div
      className={styles.builder}
      {...chords((press) => keyed(session, press))}
      onPointerDownCapture={press}
      onPointerUpCapture={() => release(session)}
      onPointerCancelCapture={() => release(session)}
    >
      <Start />
      {now && <Workplace now={now} />}
    </div>
  );
}

/** Dialog to build a network by hand, next to the run on the page. */
export function Builder(): ReactElement {
  return (
    <Sheet name="builder" title={words.title} note={words.note}>
      <Content />
    </Sheet>
  );
}
