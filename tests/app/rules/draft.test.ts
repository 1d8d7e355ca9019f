import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testSession } from '../../support/session.ts';

const session = testSession();
const EPD = readFileSync('src/rules/discard/epd.rule', 'utf8');
vi.mock('../../../src/app/panels/policy/editor/origins.ts', async () => {
  const { renamed } = await import('../../../src/app/store/rules/ruleHead.ts');
  return {
    textOf: (policy: string) => (policy.includes('\n') ? policy : EPD),
    forkRule: (text: string) => renamed(text, 'my EPD'),
  };
});

const { editingOf } = await import('../../../src/app/store/rules/editing.ts');
const { useKeptRules } = await import('../../../src/app/store/rules/keptRules.ts');
const { startDraft, syncDraft, write } = await import('../../../src/app/panels/policy/editor/draft.ts');

const shelf = () => useKeptRules.getState().rules;
const drafts = () => shelf().filter(({ draft }) => draft !== undefined);
const typed = (from: string, by: string) => {
  write(session, startDraft(from), `${startDraft(from).text}${by}`);
  return editingOf(session).getState().draft ?? startDraft(from);
};

beforeEach(() => useKeptRules.setState({ rules: [], damaged: [] }));

describe('a text under work', () => {
  it('begins as a copy of a built-in rule with a name of its own', () => {
    expect(startDraft('epd').text).toContain('rule my-epd: early packet discard\nshort my EPD\n');
    expect(drafts()).toEqual([]);
  });

  it('is kept with each letter, once, and is there when the same is edited again', () => {
    const draft = typed('epd', '# a');
    write(session, draft, `${draft.text}b`);
    expect(drafts().map(({ text, draft }) => [text.endsWith('# ab'), draft])).toEqual([[true, 'epd']]);
    expect(startDraft('epd').text).toMatch(/# ab$/);
  });

  it('that is as it began is no draft', () => {
    const draft = typed('epd', '# a');
    write(session, draft, draft.from);
    expect(drafts()).toEqual([]);
  });

  it('begun anew leaves the draft from before where it is', () => {
    const { text } = typed('epd', '# a');
    const fresh = startDraft('epd', true);
    write(session, fresh, `${fresh.text}# b`);
    expect(drafts().map((one) => one.text)).toEqual([`${fresh.text}# b`, text]);
  });

  it('can be opened as the draft that it is', () => {
    const { text, from } = typed('epd', '# a');
    expect(startDraft(text)).toEqual({ base: 'epd', from, text });
  });

  it('takes nothing from a rule that has run', () => {
    const kept = `${startDraft('epd').text}`;
    useKeptRules.getState().keep(kept);
    write(session, startDraft(kept), `${kept}# a`);
    expect(shelf().map(({ text, draft }) => [text, draft])).toEqual([
      [`${kept}# a`, kept],
      [kept, undefined],
    ]);
  });

  it('that runs is kept as a rule, no longer as a draft', () => {
    const { text } = typed('epd', '# a');
    useKeptRules.getState().keep(text);
    expect(shelf().map((one) => [one.text, one.draft])).toEqual([[text, undefined]]);
  });

  it('may be empty', () => {
    write(session, startDraft('epd'), '');
    expect(startDraft('epd').text).toBe('');
  });
});

describe('when something else runs', () => {
  it('an untouched text follows', () => {
    expect(syncDraft(startDraft('epd'), `${EPD}# other\n`, null).text).toBe(`${EPD}# other\n`);
  });

  it('a changed text stays', () => {
    const draft = typed('epd', '# a');
    expect(syncDraft(draft, 'espd', null)).toBe(draft);
  });

  it('a text that was asked for stays', () => {
    const draft = startDraft('fba');
    expect(syncDraft(draft, 'espd', 'fba')).toBe(draft);
  });

  it('the text itself has begun as what runs', () => {
    const { text } = typed('epd', '# a');
    const now = syncDraft(editingOf(session).getState().draft ?? startDraft('epd'), text, null);
    expect(now).toEqual({ base: text, from: text, text });
  });
});
