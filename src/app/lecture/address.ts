import { plainNumber } from '../../contract/index.ts';

/** What `?page=lecture` shows: the plans, one plan, the screen for the room at a step, or the notes. */
interface LectureAddress {
  /** Empty: the list of plans. */
  readonly plan: string;
  /** Index of the step for the room; null: no lecture runs. */
  readonly step: number | null;
  readonly isNotes: boolean;
}

export function readAddress(search: string): LectureAddress {
  const query = new URLSearchParams(search);
  const step = plainNumber(query.get('step') ?? '');
  return {
    plan: query.get('plan') ?? '',
    step: Number.isInteger(step) && step > 0 ? step - 1 : null,
    isNotes: query.get('notes') === '1',
  };
}

/** The theme that a link has chosen is that of all windows of the lecture. */
function address(search: string, keys: Readonly<Record<string, string>>): string {
  const theme = new URLSearchParams(search).get('theme');
  const query = new URLSearchParams({ page: 'lecture', ...keys });
  if (theme !== null) query.set('theme', theme);
  return `?${query}`;
}

export const listAddress = (search: string): string => address(search, {});
export const planAddress = (plan: string, search: string): string => address(search, { plan });
export const roomAddress = (plan: string, step: number, search = ''): string =>
  address(search, { plan, step: String(step + 1) });
export const notesAddress = (plan: string): string => address('', { plan, notes: '1' });
