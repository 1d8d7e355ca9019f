import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { groupWith } from '../../src/app/builder/document/senders.ts';
import { draftOf, startNetwork, undoDraft } from '../../src/app/builder/draft.ts';
import { NumberField, NumberFields } from '../../src/app/builder/forms/Fields.tsx';
import { GroupForm } from '../../src/app/builder/forms/GroupForm.tsx';
import { SessionContext } from '../../src/app/session/context.ts';
import { ElementForm } from '../../src/app/settings/form/SettingsForm.tsx';
import type { Change } from '../../src/app/settings/form/source.ts';
import { valueAtPath } from '../../src/app/settings/value.ts';
import type { ScaleProps } from '../../src/app/widgets/numbers/ScaleSlider.tsx';
import { MOST_VCS, type ScenarioDocument, type SourceDocument } from '../../src/contract/index.ts';
import { catalog, checkScenario } from '../../src/engine/node.ts';
import { star } from '../support/networks.ts';
import { testSession } from '../support/session.ts';

/** The sliders that were drawn last. */
const sliders: ScaleProps[] = [];

vi.mock('../../src/app/widgets/numbers/LateSlider.tsx', () => ({
  LateSlider: (props: ScaleProps) => {
    sliders.push(props);
    return null;
  },
}));

/** What a press on a name opens is on the page, not in its row. */
vi.mock('../../src/app/widgets/words/Term.tsx', () => ({
  Term: ({ name }: { readonly name: string }) => name,
}));

beforeEach(() => {
  sliders.length = 0;
});

const draw = (element: ReactElement): string =>
  renderToStaticMarkup(<SessionContext value={testSession()}>{element}</SessionContext>);

function sliderOf(label: string): ScaleProps {
  const found = sliders.find((one) => one.label === label);
  if (found === undefined) throw new Error(`${label} has no slider`);
  return found;
}

function sending(source: SourceDocument): ScenarioDocument {
  const document = star({ senders: 2, bottleneckMbps: 10 });
  return { ...document, vcs: document.vcs.map((vc, i) => (i === 0 ? { ...vc, source } : vc)) };
}

/** The card of the first sender, with what it asks for. */
function card(network: ScenarioDocument) {
  const asked: Change[] = [];
  const html = draw(
    <ElementForm
      element={{ kind: 'sender', id: '1' }}
      network={network}
      catalog={catalog}
      read={(path) => valueAtPath(path, { scenario: network })}
      change={(changes) => asked.push(...changes)}
    />,
  );
  return { html, asked };
}

describe('a card of a source whose rate goes by levels', () => {
  const levels = (count: number) =>
    sending({
      kind: 'vbr',
      levels: Array.from({ length: count }, () => ({ cellsPerSecond: 20000, ms: 50 })),
    });

  it('is of a document that can run', () => {
    expect(checkScenario(levels(2)).problems).toEqual([]);
  });

  it('moves the rate of one level by its slider, from the start of the run', () => {
    const { asked } = card(levels(2));
    const { min, max, value, onChange } = sliderOf('level 2, rate, cells/s');
    expect(value).toBeGreaterThan(min);
    onChange(max);
    expect(asked).toEqual([['vcs.1.source.levels', '20000 50, 23584906 50']]);
  });

  it('says what the values do and their ranges before anything is refused', () => {
    const { html } = card(levels(2));
    expect(html).toContain('>Range, rate: 0 to 23,584,906 cells/s. <');
    expect(html).toMatch(
      /title="Rates that follow each other[^"]*Range, length: 0.000001 to 3,600,000 ms\."/,
    );
    const said = /aria-label="level 1, rate, cells\/s"[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<span id="${said}">Range, rate`);
  });

  it.each([
    [8, 16],
    [9, 0],
  ])('with %i levels has %i sliders for them', (count, expected) => {
    card(levels(count));
    expect(sliders.filter(({ label }) => label.startsWith('level'))).toHaveLength(expected);
  });
});

it('times in steps of a clock of their own have a range and no sliders', () => {
  const { html } = card(sending({ kind: 'scripted', times: [0, 1000] }));
  expect(html).toContain('Range, time: 0 to 1,000,000,000,000.');
  expect(sliders.some(({ label }) => label.startsWith('time'))).toBe(false);
});

describe('a number of a network that is being built', () => {
  const field = (onCommit: (value: number) => void) => (
    <NumberField
      label="Rate"
      help="Rate of their links."
      unit="Mb/s"
      value={20}
      min={0.01}
      max={10_000}
      onCommit={onCommit}
    />
  );

  it('moves by its slider, by decades', () => {
    const taken: number[] = [];
    draw(field((value) => taken.push(value)));
    const { min, max, onChange } = sliderOf('Rate');
    for (const position of [min, (min + max) / 2, max]) onChange(position);
    expect(taken).toEqual([0.01, 10, 10_000]);
  });

  it('says what it does and its range', () => {
    const html = draw(<NumberFields>{field(() => {})}</NumberFields>);
    expect(html).toContain('title="Rate of their links. Range: 0.01 to 10,000 Mb/s."');
    expect(html).toContain('aria-label="Rate, Mb/s"');
  });
});

it('the slider of a group of senders changes how many there are, and undo takes that back', () => {
  const session = testSession();
  startNetwork(session, star({ senders: 2, bottleneckMbps: 10 }));
  const network = () => draftOf(session).getState().now?.document as ScenarioDocument;
  const group = groupWith(network(), 1);
  if (group === undefined) throw new Error('VC 1 is of a group');
  renderToStaticMarkup(
    <SessionContext value={session}>
      <GroupForm document={network()} group={group} vc={1}>
        {null}
      </GroupForm>
    </SessionContext>,
  );
  const { max, onChange } = sliderOf('Senders');
  onChange(max);
  expect(network().vcs).toHaveLength(MOST_VCS);
  undoDraft(session);
  expect(network().vcs).toHaveLength(2);
});
