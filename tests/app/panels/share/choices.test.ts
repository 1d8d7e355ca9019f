import '../../../support/packing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  HIDEABLE_PARTS,
  hideableParts,
  withChoices,
  withPart,
} from '../../../../src/app/chrome/share/link/choices.ts';
import { frameCode, playwrightLine } from '../../../../src/app/chrome/share/link/snippets.ts';
import { isHidden } from '../../../../src/app/link/parts.ts';
import { parseLink, writeLink } from '../../../../src/app/link/query.ts';
import { EMPTY_LINK } from '../../../../src/app/link/state.ts';
import { toggled } from '../../../../src/app/toggled.ts';
import { anyState } from '../../link/states.ts';

const linkOf = (search: string, chosen: Partial<ReturnType<typeof choicesOf>>): string => {
  const { link } = parseLink(search);
  return writeLink(withChoices(link, { ...choicesOf(link), ...chosen })).query;
};

describe('the link that is handed on', () => {
  it('is that of the stage as long as nothing is chosen, but for the way back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(writeLink(withChoices(state, choicesOf(state)))).toEqual(
          writeLink({ ...state, back: undefined }),
        );
      }),
    );
  });

  it('locks, hides, has a theme and steps as chosen', () => {
    expect(
      linkOf('?scene=half-empty&policy=epd&t=0.5', {
        isPaused: true,
        lock: ['policy'],
        hide: ['score'],
        theme: 'projector',
        step: 'drop',
      }),
    ).toBe('?scene=half-empty&policy=epd&step=drop&theme=projector&hide=score&lock=policy&t=0.5&paused=1');
  });

  it('begins where the scene does without its moment', () => {
    expect(linkOf('?scene=half-empty&policy=epd&view=0.4,0.6&t=0.5&at=drop2', { isAtMoment: false })).toBe(
      '?scene=half-empty&policy=epd',
    );
  });

  it('keeps locks that have no check box', () => {
    const { link } = parseLink('?scene=half-empty&lock=policy.th1,seed');
    expect(toggled(choicesOf(link).lock, 'seed')).toEqual(['policy.th1']);
    expect(toggled(choicesOf(link).lock, 'buffer')).toEqual(['policy.th1', 'seed', 'buffer']);
  });
});

describe('a part of the page', () => {
  it('is shown or hidden as chosen, with and without a frame, and again as it was', () => {
    const parts = fc.record({
      embed: fc.boolean(),
      hide: fc.subarray([...HIDEABLE_PARTS]),
      show: fc.subarray([...HIDEABLE_PARTS]),
    });
    fc.assert(
      fc.property(parts, fc.constantFrom(...HIDEABLE_PARTS), fc.boolean(), (before, name, isShown) => {
        const after = withPart(before, name, isShown);
        expect(isHidden(after, name)).toBe(!isShown);
        for (const other of HIDEABLE_PARTS.filter((one) => one !== name))
          expect(isHidden(after, other)).toBe(isHidden(before, other));
      }),
    );
  });

  it('of a page inside another one is also its title, shown unless the choice is otherwise', () => {
    const embedded = { embed: true, hide: [], show: [] };
    expect(hideableParts({ embed: false })).not.toContain('title');
    expect(hideableParts(embedded)).toContain('title');
    expect(isHidden(embedded, 'title')).toBe(false);
    expect(withPart(embedded, 'title', false).hide).toEqual(['title']);
  });

  it('is not said where the choice is the default', () => {
    const embedded = { embed: true, hide: [], show: [] };
    expect(withPart(withPart(embedded, 'policy', true), 'policy', false)).toEqual(embedded);
    expect(withPart(embedded, 'policy', true).show).toEqual(['policy']);
    expect(withPart({ ...EMPTY_LINK, hide: [] }, 'score', false).hide).toEqual(['score']);
  });
});

describe('code to copy', () => {
  it('of a frame keeps address and title whole as text of HTML', () => {
    expect(
      frameCode('https://x.example/?scene=a&embed=1', 'Who "wins" & why <now>', {
        width: '834',
        height: '504',
      }),
    ).toBe(
      '<iframe src="https://x.example/?scene=a&amp;embed=1" title="Who &quot;wins&quot; &amp; why &lt;now>" width="834" height="504" loading="lazy"></iframe>',
    );
  });

  it('of Playwright holds any address', () => {
    expect(playwrightLine("https://x.example/?e=0.5~policy~it's")).toBe(
      String.raw`await page.goto('https://x.example/?e=0.5~policy~it\'s'); await page.evaluate(() => window.cellscope.ready);`,
    );
  });
});
