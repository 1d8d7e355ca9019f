import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { Page } from '../support/page.ts';
import { slow } from './slow.ts';

const cut = { ...slow, links: slow.links.slice(1) } as ScenarioDocument;

describe('a document that is judged', () => {
  it('is answered before any run, with all that a file would be refused for', () => {
    const page = new Page();
    page.tell({ type: 'judge', id: 7, scenario: cut, edits: [] });
    expect(page.last('judged')).toEqual({ type: 'judged', id: 7, problems: checkScenario(cut).problems });
    expect(page.last('judged').problems.length).toBeGreaterThan(0);
    expect(page.all('loaded')).toEqual([]);
  });

  it('has no problem where it would run', () => {
    const scenario = findScenario('half-empty') as ScenarioDocument;
    expect(new Page().tell({ type: 'judge', id: 1, scenario, edits: [] }).last('judged').problems).toEqual(
      [],
    );
  });

  it('leaves the run on the page as it is', () => {
    const page = new Page().load(slow);
    page.seek(0.05);
    const before = page.ask('digest');
    page.tell({ type: 'judge', id: 1, scenario: cut, edits: [] }).settle();
    expect(page.ask('digest')).toBe(before);
    expect(page.all('refused')).toEqual([]);
  });

  it('may be no document at all', () => {
    const page = new Page().tell({
      type: 'judge',
      id: 1,
      scenario: 'nothing' as unknown as ScenarioDocument,
      edits: [],
    });
    expect(page.last('judged').problems).toMatchObject([{ path: '(document)' }]);
    expect(page.all('failed')).toEqual([]);
  });
});
