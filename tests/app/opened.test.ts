import { expect, it } from 'vitest';
import { opened, opens, restores } from '../../src/app/client/opening/turns.ts';
import { testSession } from '../support/session.ts';

it('a command waits for the latest opening, and not for one before it that never ends', async () => {
  const session = testSession();
  const order: string[] = [];
  void opens(session, () => new Promise(() => {}));
  const command = opened(session).then(() => order.push('command'));
  await opens(session, () => Promise.resolve().then(() => order.push('opened')));
  await command;
  expect(order).toEqual(['opened', 'command']);
});

it('what is opened while the run before is restored comes after it, also when that fails, and so does a command', async () => {
  for (const end of ['restored', 'failed']) {
    const session = testSession();
    const order: string[] = [];
    let finish = () => {};
    const restoration = restores(session, () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }).then(() => {
        order.push(end);
        if (end === 'failed') throw new Error('silent again');
      }),
    );
    restoration.catch(() => {});
    const opening = opens(session, async () => order.push('opened'));
    const command = opened(session).then(() => order.push('command'));
    await Promise.resolve();
    expect(order).toEqual([]);
    finish();
    await Promise.all([opening, command]);
    expect(order).toEqual([end, 'opened', 'command']);
  }
});
