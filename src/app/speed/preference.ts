const KEY = 'cellscope.slowAtBursts';

/** Whether the reader of this device has left the slowing at bursts on. */
export function keptSlowing(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** A browser that keeps nothing forgets it with the page. */
export function keepSlowing(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {}
}
