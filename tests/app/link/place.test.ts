import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../../src/app/link/place.ts';
import { shareTexts } from '../../../src/app/strings/share.ts';

describe('who can open a link by its code', () => {
  it.each([
    ['https://example.org/cellscope/?scene=capture', 'all'],
    ['http://192.168.1.20:4173/?scene=capture', 'all'],
    ['http://127.0.0.1:4173/?scene=capture', 'device'],
    ['http://localhost:4173/', 'device'],
    ['http://cellscope.localhost/', 'device'],
    ['http://[::1]:4173/', 'device'],
    ['http://0.0.0.0:4173/', 'device'],
    ['file:///home/ana/cellscope.html', 'device'],
    ['https://cellscope.invalid/?scene=capture', 'none'],
  ] as const)('%s: %s', (href, reach) => expect(audienceOf(href)).toBe(reach));

  it('one that phones cannot open says what helps', () => {
    expect(shareTexts.reach.device).toMatch(/npm start -- --host/);
    expect(shareTexts.reach.none).toMatch(/write the address where Cellscope is served/);
  });
});
