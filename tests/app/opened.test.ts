import { expect, it } from 'vitest';
import { openingSettled, startOpening, startRestoration } from '../../src/app/client/opening/openingOrder.ts';
import { testSession } from '../support/session.ts';

it('a command waits for the latest opening, and not for one before it that never ends', async () => {
  const session = testSession();
  const order: string[] = [];
  void startOpening(session, () => new Promise(() => {}));
  const command = openingSettled(session).then(() => order.push('command'));
  await startOpening(session, () => Promise.resolve().then(() => order.push('opened')));
  await command;
  expect(order).toEqual(['opened', 'command']);
});

it('what is opened while the run before is restored comes after it, also when that fails, and so does a command', async () => {
  for (const end of ['restored', 'failed']) {
    const session = testSession();
    const order: string[] = [];
    let finish = () => {};
    const restoration = startRestoration(session, () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }).then(() => {
        order.push(end);
        if (end === 'failed') throw new Error('silent again');
      }),
    );
    restoration.catch(() => {});
    const opening = startOpening(session, async () => order.push('opened'));
    const command = openingSettled(session).then(() => order.push('command'));
    await Promise.resolve();
    expect(order).toEqual([]);
    finish();
    await Promise.all([opening, command]);
    expect(order).toEqual([end, 'opened', 'command']);
  }
});
