import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RateScore } from '../../../src/app/panels/score/RateScore.tsx';
import { SessionContext } from '../../../src/app/session/context.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { noteWords } from '../../../src/app/widgets/words/notes.ts';
import type { RunResults } from '../../../src/contract/index.ts';
import { Page } from '../../support/page.ts';
import { testSession } from '../../support/session.ts';
import { unequalMinima } from '../../support/unequalMinima.ts';

/** The score of a run with MCRs of 10, 30 and 100 Mb/s on 149.76 Mb/s, as the page draws it. */
function score(fairness: string): string {
  const page = new Page().load(unequalMinima('eraa', { fairness })).settle();
  page.seek(0.02);
  const session = testSession();
  const results = page.ask('results') as RunResults;
  stageOf(session).setState({ loaded: page.last('loaded'), results, resultsAt: page.batch.now });
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <RateScore few />
    </SessionContext>,
  );
}

describe('the score of allowed rates', () => {
  it('says where an algorithm cannot honour unequal minimum rates, and what would', async () => {
    await noteWords.load();
    expect(score('equal')).toMatch(
      /<p role="note"[^>]*>ERAA at S1&gt;S2 does not honour minimum rates: .* MCR plus/,
    );
  });

  it('says nothing where it can', () => {
    const html = score('mcrPlus');
    expect(html).toContain('<table');
    expect(html).not.toContain('role="note"');
  });
});
