import { chai } from 'vitest';
import { surelyEqual } from './plainEqual.ts';

type Judge = (this: object, ...of: unknown[]) => unknown;
const IS_QUICK = 'isQuick';

/** `toEqual` takes several times as long for plain data; it judges what is not equal beyond doubt. Files of a process share it. */
const assertion = chai.Assertion.prototype as unknown as { toEqual: Judge };
const judge = assertion.toEqual;

function toEqual(this: object, ...of: unknown[]): unknown {
  const { flag } = chai.util;
  const isEqual = flag(this, 'negate') !== true && surelyEqual(flag(this, 'object'), of[0]);
  return isEqual ? undefined : judge.apply(this, of);
}

if (!(IS_QUICK in judge)) assertion.toEqual = Object.assign(toEqual, { [IS_QUICK]: true });
