import { plainNumber } from '../../contract/index.ts';
import { putAddress } from '../link/place.ts';

/** Which step of which lesson is shown; step null: where the reader left it. */
interface LessonAddress {
  readonly id: string;
  readonly step: number | null;
}

export function readAddress(): LessonAddress {
  const query = new URLSearchParams(location.search);
  const step = plainNumber(query.get('step') ?? '');
  return { id: query.get('lesson') ?? '', step: Number.isInteger(step) && step > 0 ? step - 1 : null };
}

/** The address of a step, from zero; *Back* of the browser leads to the one before. */
export function writeAddress(id: string, step: number): void {
  const query = new URLSearchParams(location.search);
  query.set('lesson', id);
  query.set('step', String(step + 1));
  const next = `?${query}`;
  if (next !== location.search) putAddress(next, null, true);
}
