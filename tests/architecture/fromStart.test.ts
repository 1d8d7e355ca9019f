import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MECHANISM = 'panels/policy/MechanismCard.tsx';
const ELEMENT = 'elementCard/card/ElementCard.tsx';
const ELSEWHERE = { question: 'panels/runBoth/SceneControlCard.tsx', undo: 'branches/TimeTools.tsx' };

/**
 * Every part of the page that changes a running simulation, and the card on which one press lets the change act from 0 s. Where that
 * card is out of sight the question has it, or else Undo (`claims.ts`).
 */
const SURFACES: Readonly<Record<string, string>> = {
  'panels/policy/MechanismChoice.tsx': MECHANISM,
  // A setting of either card.
  'settings/runSource.ts': MECHANISM,
  'panels/policy/editor/RuleEditor.tsx': MECHANISM,
  'rules/actions.ts': MECHANISM,
  'thresholds/ThresholdHandle.tsx': MECHANISM,
  'runBoth/actions.ts': MECHANISM,
  // Of one VC; a share of all is a parameter of the allocation.
  'panels/buffer/lanes/ShareHandle.tsx': ELEMENT,
};
/** No settings of a run, or changes that are meant to have their moments. */
const OTHERS = ['byHand/useDriving.ts', 'client/requests.ts', 'client/scripting/script.ts', 'store/stage.ts'];

const text = (file: string): string => readFileSync(join('src/app', file), 'utf8');
/** The stage's `set`, taken from its state, or a value that is waited for. */
const CHANGES =
  /\((?:s|state)\) => (?:s|state)\.set\)|\bset\b[^;=]*\} = stage(?:Of\(\w+\))?\.getState|getState\(\)\.set\(|\bsetValue\(session/;

describe('a change of a running simulation acts from 0 s by one press', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));

  it('on a card that is known for every part of the page that makes one', () => {
    const found = files.filter((file) => CHANGES.test(text(file)) && !OTHERS.includes(file));
    expect(found.toSorted()).toEqual(Object.keys(SURFACES).toSorted());
  });

  it.each([
    'const set = useMoment((s) => s.set);',
    'const { set } = stageOf(session).getState();',
    "stageOf(session).getState().set('policy', 'epd');",
    "await setValue(session, 'policy', 'epd');",
  ])('%s is found', (planted) => expect(planted).toMatch(CHANGES));

  it.each([MECHANISM, ELEMENT])('%s has it', (card) => {
    expect(text(card)).toMatch(/<FromStart place="card" isOwn=/);
  });

  it.each(Object.entries(ELSEWHERE))('and of all else at the %s', (place, file) => {
    expect(text(file)).toContain(`<FromStart place="${place}" />`);
  });
});
