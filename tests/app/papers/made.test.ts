import { expect, it } from 'vitest';
import { recordedScores } from '../../../src/app/papers/shown/verdicts.ts';
import { papersTexts as texts } from '../../../src/app/strings/pages/papers.ts';
import { studies } from '../../../src/studies/index.ts';

it.each(studies.map(({ paper }) => paper))('%s: who made the runs behind its claims is said', (paper) => {
  const { made } = recordedScores(paper) ?? expect.unreachable();
  const said = texts.made(made);
  for (const { engine, sources, runs } of made) {
    expect(said).toContain(`${runs} runs of version ${engine}`);
    expect(said).toContain(sources === '' ? 'sources not recorded' : `sources ${sources}`);
  }
});
