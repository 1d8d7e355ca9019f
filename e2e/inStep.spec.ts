import { expect, open, state, test } from './stage.ts';

const EXACT = '/?scene=symmetric-500&links.S1>S2.cdvUs=0&policy=rcd&t=0.6&paused=1';

test('where exact clocks decide who loses, the score says so, and one click varies the delay', async ({
  page,
}) => {
  await open(page, EXACT);
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('keep S1>S2 in phase');
  await expect(score).toContainText('not RCD');
  await score.getByRole('button', { name: 'Vary cell delay' }).click();
  await expect(score).not.toContainText('in phase');
  await expect
    .poll(async () => decodeURIComponent((await state(page)).link))
    .toContain('links.S1>S2.cdvUs=2.726');
});

test('a policy that never fills the buffer has no such note, and a lock of the link takes the button away', async ({
  page,
}) => {
  await open(page, EXACT.replace('policy=rcd', 'policy=espd'));
  const score = page.getByRole('region', { name: 'Score' });
  await expect(score).toContainText('Measured from');
  await expect(score).not.toContainText('in phase');
  await open(page, `${EXACT}&lock=*`);
  await expect(score).toContainText('in phase');
  await expect(score.getByRole('button', { name: 'Vary cell delay' })).toHaveCount(0);
});
