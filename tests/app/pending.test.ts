import { beforeEach, describe, expect, it } from 'vitest';
import { pendingOf } from '../../src/app/store/branches/pending.ts';
import { testSession } from '../support/session.ts';

let session = testSession();
let pending = pendingOf(session);

const TH1 = 'ports.S1>S2.params.th1';
const TH2 = 'ports.S1>S2.params.th2';

/** What goes out now; the tokens of values. */
function flushed(): { readonly told: string[]; readonly tokens: number[] } {
  session.sent.length = 0;
  pending.flush();
  const told = session.sent.map((one) =>
    one.type === 'set' ? `${one.path} ${one.value}` : one.type === 'seek' ? `seek ${one.time}` : one.type,
  );
  return { told, tokens: session.sent.flatMap((one) => (one.type === 'set' ? [one.token] : [])) };
}

describe('what is on its way to the worker', () => {
  beforeEach(() => {
    session = testSession();
    pending = pendingOf(session);
  });

  it('is the newest value of each path and the newest moment, once', () => {
    pending.want(TH1, 1_900);
    pending.want(TH2, 900);
    pending.want(TH1, 1_800);
    pending.seek(5);
    pending.seek(7);
    expect(flushed().told).toEqual(['seek 7', `${TH1} 1800`, `${TH2} 900`]);
    expect(flushed().told).toEqual([]);
  });

  it('is answered by the token of the newest value of a path', () => {
    pending.want(TH1, 1_900);
    pending.want(TH2, 900);
    const [first = 0, second = 0] = flushed().tokens;
    expect([pending.answered(first), pending.answered(second)]).toEqual([TH1, TH2]);
    expect(pending.answered(first + second)).toBeNull();
  });

  it('is not answered while a newer value is on its way, sent or not', () => {
    pending.want(TH1, 1_900);
    const [old = 0] = flushed().tokens;
    pending.want(TH1, 1_800);
    expect(pending.answered(old)).toBeNull();
    const [newest = 0] = flushed().tokens;
    expect([pending.answered(old), pending.answered(newest)]).toEqual([null, TH1]);
  });

  it('is forgotten with the run it was meant for', () => {
    pending.want(TH1, 1_900);
    const [token = 0] = flushed().tokens;
    pending.want(TH2, 900);
    pending.seek(5);
    pending.clear();
    expect([flushed().told, pending.answered(token)]).toEqual([[], null]);
  });
});
