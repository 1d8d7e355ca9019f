import { expect, test } from '@playwright/test';
import { findScenario } from '../src/scenarios/index.ts';
import { dropFile, open } from './stage.ts';

test('a loop that every switch of a way of four cuts fits a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '/?scene=beat-down&paused=1');
  const network = findScenario('abr-segments');
  const nodes = network?.nodes.map((node) => (node.kind === 'switch' ? { ...node, segments: true } : node));
  await dropFile(page, 'cut.json', JSON.stringify({ ...network, id: 'cut', nodes }));
  const cut = page.getByRole('region', { name: 'Cut loop' });
  await expect(cut.getByRole('slider')).toHaveAttribute('aria-valuetext', /waiting at sw0.*waiting at sw3/);
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});
