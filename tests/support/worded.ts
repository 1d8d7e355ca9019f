import type { Reason } from '../../src/contract/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';

type Worded<Value> = Value extends Reason
  ? string
  : Value extends readonly (infer Item)[]
    ? Worded<Item>[]
    : Value extends object
      ? { -readonly [Key in keyof Value]: Worded<Value[Key]> }
      : Value;

const isReason = (value: object): value is Reason => 'key' in value && 'values' in value;

/** The same with every reason in English. */
export function worded<Value>(value: Value): Worded<Value> {
  if (typeof value !== 'object' || value === null) return value as Worded<Value>;
  if (isReason(value)) return sayReason(value) as Worded<Value>;
  if (Array.isArray(value)) return value.map(worded) as Worded<Value>;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, worded(one)])) as Worded<Value>;
}
