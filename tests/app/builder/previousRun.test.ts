import { describe, expect, it } from 'vitest';
import { addSwitchTo, beginHere, beginTemplate } from '../../../src/app/builder/actions.ts';
import { draftOf } from '../../../src/app/builder/draft.ts';
import { withPlaces } from '../../../src/app/builder/layout.ts';
import { keepPreviousRun, presentRun, previousRunOf } from '../../../src/app/builder/previousRun.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import type { LoadedReport, ScenarioDocument } from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

/** A page that runs the network of the draft. */
function running() {
  const session = testSession();
  beginTemplate(session, 'dumbbell');
  addSwitchTo(session);
  const draft = () => draftOf(session).getState();
  const show = (scenario: ScenarioDocument) =>
    stageOf(session).setState({
      loaded: { scenario, vcs: [], ports: [], port: '' } as unknown as LoadedReport,
    });
  const { document, places } = draft().now!;
  show(structuredClone(withPlaces(document, places)));
  return { session, draft, show };
}

describe('back from a run to its builder', () => {
  it('the draft is as it was left, with all its steps', () => {
    const { session, draft } = running();
    const before = draft();
    beginHere(session);
    expect(draft()).toBe(before);
  });

  it('another network is begun, and one step back is the draft before', () => {
    const { session, draft, show } = running();
    const before = draft().now;
    show({ ...before!.document, title: 'Another' });
    beginHere(session);
    expect(draft().now?.document.title).toBe('Another, changed');
    expect(draft().history.steps.at(-1)?.before).toBe(before);
    show(draft().now!.document);
    addSwitchTo(session);
    beginHere(session);
    expect(draft().now?.document.title).toBe('Another, changed');
  });
});

describe('the previous run', () => {
  it('is kept with its title and its network', () => {
    const { session } = running();
    keepPreviousRun(session, presentRun(session));
    const { run } = previousRunOf(session).getState();
    expect(run?.title).toBe(stageOf(session).getState().loaded?.scenario.title);
    expect(run?.file.kind).toBe('cellscope-run');
    keepPreviousRun(session, null);
    expect(previousRunOf(session).getState().run).toBe(run);
  });
});
