// What a lecture keeps on the device: how far it came, for as long as the tab is open, and whether B is a key.

interface Left {
  readonly step: number;
  readonly startedAt: number | null;
}

const keyOf = (id: string): string => `cellscope.lecture.${id}`;
const LETTER = 'cellscope.lecture.letter';

/** Null: the lecture has not been shown in this tab. */
export function keptPlace(id: string): Left | null {
  try {
    const { step, startedAt } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}');
    if (!Number.isInteger(step)) return null;
    return { step, startedAt: typeof startedAt === 'number' ? startedAt : null };
  } catch {
    return null;
  }
}

/** A browser that keeps nothing forgets it with the page. */
export function keepPlace(id: string, { step, startedAt }: Left): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify({ step, startedAt }));
  } catch {}
}

/** A new class begins: its clock starts with its first press. */
export function forgetPlace(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {}
}

export function hasLetterKey(): boolean {
  try {
    return localStorage.getItem(LETTER) !== 'off';
  } catch {
    return true;
  }
}

export function keepLetterKey(isOn: boolean): void {
  try {
    localStorage.setItem(LETTER, isOn ? 'on' : 'off');
  } catch {}
}
