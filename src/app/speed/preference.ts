import { keepText, keptText } from '../kept.ts';

const KEY = 'cellscope.slowAtBursts';

/** Whether the reader of this device has left the slowing at bursts on. */
export const keptSlowing = (): boolean => keptText(KEY) !== 'off';

export const keepSlowing = (isOn: boolean): boolean => keepText(KEY, isOn ? null : 'off');
