import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SOCIAL_PICTURE, socialTags } from '../../scripts/build/social.ts';

const HTML = readFileSync('index.html', 'utf8');
const contentOf = (property: string, address = './') =>
  socialTags(HTML, address).find(({ attrs }) => attrs?.property === property)?.attrs?.content;

describe('a link that is posted somewhere', () => {
  it('has the title and the description of the page', () => {
    expect(contentOf('og:title')).toBe('Cellscope');
    expect(contentOf('og:description')).toMatch(/^Congestion control in ATM networks/);
  });

  it('has a picture of a run, by its whole address where the site says its own', () => {
    expect(contentOf('og:image', 'https://example.org/cellscope/')).toBe(
      `https://example.org/cellscope/${SOCIAL_PICTURE}`,
    );
    expect(contentOf('og:image:alt')).toMatch(/link that then stands idle/);
  });

  it('says the size that the picture has', () => {
    const png = readFileSync(`public/${SOCIAL_PICTURE}`);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      contentOf('og:image:width'),
      contentOf('og:image:height'),
    ]);
  });
});
