import { expect, it } from 'vitest';
import { opened, opens } from '../../src/app/client/opening/open.ts';
import { testSession } from '../support/session.ts';

it('a command waits for the latest opening, and not for one before it that never ends', async () => {
  const session = testSession();
  const order: string[] = [];
  void opens(session, new Promise(() => {}));
  const command = opened(session).then(() => order.push('command'));
  await opens(
    session,
    Promise.resolve().then(() => order.push('opened')),
  );
  await command;
  expect(order).toEqual(['opened', 'command']);
});
