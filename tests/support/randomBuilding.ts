import fc from 'fast-check';
import {
  applyGesture,
  arrangeSwitches,
  beginTemplate,
  copySelected,
  moveSwitch,
  removeSelected,
  renameIn,
  spreadOut,
} from '../../src/app/builder/actions.ts';
import { senderGroups } from '../../src/app/builder/document/groups.ts';
import { switchesOf, trunksOf } from '../../src/app/builder/document/parts.ts';
import { change, draftOf, redoDraft, select, undoDraft } from '../../src/app/builder/draft.ts';
import type { DraftMoment } from '../../src/app/builder/layout.ts';
import { NETWORK, type Selected } from '../../src/app/builder/selected.ts';
import type { Session } from '../../src/app/session/session.ts';
import { buildings, type Step, step, stepOf } from './randomNetworks.ts';

/** What a reader does with pointer, buttons and keys; what it is about is found by numbers. */
type Act = (session: Session, one: number, two: number) => void;

export const momentOf = (session: Session): DraftMoment => {
  const { now } = draftOf(session).getState();
  if (now === null) throw new Error('no network has been begun');
  return now;
};

/** Any part of the network, or the whole. */
function partAt(session: Session, number: number): Selected {
  const { document } = momentOf(session);
  const parts: readonly Selected[] = [
    NETWORK,
    ...switchesOf(document).map(({ id }) => ({ kind: 'switch', id }) as const),
    ...trunksOf(document).map(({ a, b }) => ({ kind: 'link', a, b }) as const),
    ...senderGroups(document).map(({ first }) => ({ kind: 'group', vc: first.id }) as const),
  ];
  return parts[number % parts.length] as Selected;
}

function switchAt(session: Session, number: number): string {
  const switches = switchesOf(momentOf(session).document);
  return switches[number % Math.max(1, switches.length)]?.id ?? '';
}

const ACTS = {
  move: (session, one, two) =>
    moveSwitch(session, switchAt(session, one), ({ column, row }) => ({
      column: column + (two % 9) / 2 - 2,
      row: row + (two % 7) / 2 - 1.5,
    })),
  far: (session, one, two) =>
    moveSwitch(session, switchAt(session, one), () => ({ column: two, row: 1000 - two })),
  copy: (session, one) => {
    select(session, partAt(session, one));
    copySelected(session);
  },
  remove: (session, one) => {
    select(session, partAt(session, one));
    removeSelected(session);
  },
  route: (session, one, two) => {
    select(session, partAt(session, one));
    const route = [0, 1, 2].map((next) => switchAt(session, two + next));
    applyGesture(session, { kind: 'route', route: [...new Set(route)] });
  },
  rename: (session, one, two) =>
    void renameIn(session, switchAt(session, one), two % 2 === 0 ? `N${two}` : switchAt(session, two)),
  arrange: (session) => arrangeSwitches(session),
  spread: (session) => spreadOut(session),
  undo: (session) => undoDraft(session),
  redo: (session) => redoDraft(session),
} satisfies Readonly<Record<string, Act>>;

type Doing =
  | { readonly act: keyof typeof ACTS; readonly at: readonly [number, number] }
  | { readonly step: Step };

function does(session: Session, doing: Doing): void {
  if ('step' in doing) change(session, ({ document }) => ({ document: stepOf(doing.step, document) }));
  else (ACTS[doing.act] as Act)(session, ...doing.at);
}

const number = fc.nat(1000);
const act = fc.record({
  act: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
  at: fc.tuple(number, number),
});
/** A network that is built, and what is then done to it. */
export const drafts = fc.record({
  built: buildings,
  edits: fc.array(
    fc.oneof(
      step.map((one) => ({ step: one })),
      act,
    ),
    { minLength: 1, maxLength: 20 },
  ),
});

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;
type Draft = Drawn<typeof drafts>;

const stepsBack = (session: Session): number => draftOf(session).getState().history.at;

/** Builds the network; how many steps that took. */
export function build(session: Session, { template, steps }: Draft['built']): number {
  beginTemplate(session, template);
  for (const one of steps) does(session, { step: one });
  return stepsBack(session);
}

/** Edits the network, and never takes back what built it. */
export function editAll(session: Session, edits: Draft['edits']): void {
  const built = stepsBack(session);
  for (const doing of edits)
    if (!('act' in doing && doing.act === 'undo' && stepsBack(session) <= built)) does(session, doing);
}

/** Takes steps back until that many are left, and says how many it took. */
export function undoTo(session: Session, left: number): number {
  const undone = stepsBack(session) - left;
  for (let i = 0; i < undone; i++) undoDraft(session);
  return undone;
}
