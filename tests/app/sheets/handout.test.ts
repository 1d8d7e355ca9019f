import '../../support/packing.ts';
import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../src/app/link/query.ts';
import { declarePanels } from '../../../src/app/panel/declared.ts';
import * as registry from '../../../src/app/panel/registry.ts';
import { handoutOf, linkOf, pictureOf, printedLink } from '../../../src/app/sheets/handout/address.ts';

declarePanels(registry);

const read = (search: string) => parseLink(search);

describe('a handout', () => {
  const link = '?scene=half-empty&policy=epd&hide=windows&lock=policy&t=0.47&paused=1';

  it('has the address of its link, and leads back to it', () => {
    expect(handoutOf(link)).toBe(`?page=handout&${link.slice(1)}`);
    expect(read(linkOf(handoutOf(link)))).toEqual(read(link));
  });

  it('shows network and plots of the moment, still, without what the link hides and what answers its questions', () => {
    const { link: picture, problems } = read(pictureOf(handoutOf(link)));
    expect(problems).toEqual([]);
    expect(picture).toMatchObject({
      scene: 'half-empty',
      embed: true,
      paused: true,
      show: ['network'],
      hide: ['sentence', 'windows'],
    });
    expect(read(pictureOf('?page=handout&scene=one-cell&paused=0&t=0.1')).link.paused).toBe(true);
  });

  it('prints the link of the whole page, at the moment of the picture, paused', () => {
    const { link: now } = read(pictureOf(handoutOf('?scene=half-empty&theme=dark&lock=policy&t=0.3')));
    expect(
      printedLink({ ...now, timePs: 5e11, theme: 'light' }, handoutOf('?scene=half-empty&theme=dark')),
    ).toBe('?scene=half-empty&theme=dark&lock=policy&t=0.5&paused=1');
  });
});
