import { plainNumber } from '../../contract/index.ts';

/** What `?page=lecture` shows: the plans, one plan, the screen for the room at a step, or the notes. */
interface LectureAddress {
  /** Empty: the list of plans. */
  readonly plan: string;
  /** Index of the step for the room; null: no lecture runs. */
  readonly step: number | null;
  readonly isNotes: boolean;
  /** Indices of the steps that are left out, from 0. */
  readonly without: readonly number[];
}

export function readAddress(search: string): LectureAddress {
  const query = new URLSearchParams(search);
  const step = plainNumber(query.get('step') ?? '');
  return {
    plan: query.get('plan') ?? '',
    step: Number.isInteger(step) && step > 0 ? step - 1 : null,
    isNotes: query.get('notes') === '1',
    without: (query.get('without') ?? '')
      .split(',')
      .map((step) => plainNumber(step) - 1)
      .filter((step) => Number.isInteger(step) && step >= 0),
  };
}

/** The theme that a link has chosen is that of all windows of the lecture, and so are the steps that are left out. */
function address(search: string, keys: Readonly<Record<string, string>>): string {
  const before = new URLSearchParams(search);
  const query = new URLSearchParams({ page: 'lecture', ...keys });
  for (const key of ['theme', 'without']) {
    const value = before.get(key);
    if (value !== null && !query.has(key) && (key !== 'without' || query.has('plan'))) query.set(key, value);
  }
  return `?${query}`;
}

/** A plan without some of its steps, counted from 0. */
export function planWithout(plan: string, without: readonly number[], search: string): string {
  const query = new URLSearchParams(search);
  query.delete('without');
  const left = without.map((step) => step + 1).join();
  return address(String(query), left === '' ? { plan } : { plan, without: left });
}
export const listAddress = (search: string): string => address(search, {});
export const planAddress = (plan: string, search: string): string => address(search, { plan });
export const roomAddress = (plan: string, step: number, search = ''): string =>
  address(search, { plan, step: String(step + 1) });
export function notesAddress(plan: string, search = ''): string {
  const without = new URLSearchParams(search).get('without');
  return address('', { plan, notes: '1', ...(without !== null && { without }) });
}
