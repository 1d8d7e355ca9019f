import { literal } from 'valibot';
import { kept } from '../kept.ts';

const KEPT = kept('cellscope.slowAtBursts', literal('off'));

/** Whether the reader of this device has left the slowing at bursts on. */
export const keptSlowing = (): boolean => KEPT.read() === null;

export const keepSlowing = (isOn: boolean): boolean => KEPT.keep(isOn ? null : 'off');
