import { litLines, policyCard, region } from './parts.ts';
import { expect, expectClean, expectNothingSideways, LONG, open, test } from './stage.ts';

test('the title of the windows leads to how TCP works, with the line that the followed VC carried out last', async ({
  page,
}) => {
  await open(page, '/?scene=half-empty&t=0.47&paused=1&vc=3');
  const title = page.getByRole('button', { name: 'Windows', exact: true });
  await title.click();
  await page
    .getByRole('dialog', { name: 'Windows' })
    .getByRole('button', { name: 'How it works: Reno' })
    .click();
  const card = region(page, 'Mechanisms');
  await expect(card.getByRole('heading', { name: 'Mechanisms' })).toBeFocused();
  await expect(policyCard(page)).toHaveCount(0);
  await expect(litLines(page)).toContainText('recovery ends');
  const choice = card.getByRole('combobox', { name: 'Mechanism' });
  await choice.selectOption('RTO: Retransmission timeout');
  await expect(litLines(page)).toContainText('the timer runs for');
  await expect(litLines(page).getByRole('note')).toHaveText(/^expires in [\d.]+ ms$/);
  await choice.selectOption('Poisson: Poisson source');
  await expect(card.getByRole('img', { name: 'Cells at random distances' })).toBeVisible();
  await expectClean(page);
  await card.getByRole('button', { name: 'Back to the port' }).click();
  await expect(policyCard(page)).toBeVisible();
  await expect(title).toBeFocused();

  // The followed sender's own card leads there too.
  await page
    .getByRole('radiogroup', { name: 'Follow a VC from its sender' })
    .getByText('3', { exact: true })
    .click();
  await page.getByRole('dialog', { name: 'Sender 3' }).getByRole('button', { name: 'Delayed ACK' }).click();
  await expect(page.getByRole('dialog', { name: 'Sender 3' })).toHaveCount(0);
  await expect(choice).toHaveValue('acknowledging');
});

test(
  'on a phone a term leads to the rules of sources, and the run is asked which one acted',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/?scene=exact-rates&t=0.065&paused=1');
    await page.keyboard.press('Alt+/');
    await page.getByRole('button', { name: 'All terms' }).click();
    const terms = page.getByRole('dialog', { name: 'Terms' });
    await terms.getByRole('button', { name: 'How it works: SES' }).first().click();
    await expect(terms).toHaveCount(0);
    const card = region(page, 'Mechanisms');
    // An RM cell has left since; what changed the rate before has its note too.
    await expect(litLines(page)).toContainText('rules 7 and 10');
    await expect(litLines(page).getByRole('note')).toHaveText(/^CCR .* cells\/s$/);
    const change = card.getByRole('listitem').filter({ hasText: 'rule 9: ACR' });
    await expect(change.getByRole('note')).toHaveText(/^ACR .* cells\/s$/);
    await expect(card.getByText('Not simulated: rule 3b')).toBeVisible();
    await expectNothingSideways(page);
    await expectClean(page);
  },
);
