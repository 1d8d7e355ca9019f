import { AskedCode, EventCode, plainNumber, type WhyEvent } from '../../contract/index.ts';
import { exactSeconds, whole } from '../format.ts';
import { MAX_SECONDS, MAX_VC, type Refuse } from './state.ts';
import { toPicoseconds } from './values.ts';

const CODES = { ...EventCode, ...AskedCode };
const LONGEST_PORT = 100;

/** `drop~1.090473~8~S2>S3`: what happened, when, to which VC, at which port if at one. */
export function writeWhy({ code, time, vc, port }: WhyEvent): string {
  const name = Object.entries(CODES).find(([, value]) => value === code)?.[0] ?? code;
  return [name, exactSeconds(time), vc, ...(port === null ? [] : [port])].join('~');
}

export function readWhy(text: string, refuse: Refuse): WhyEvent | undefined {
  const [name = '', seconds = '', id = '', ...rest] = text.split('~');
  const [time, vc, port] = [plainNumber(seconds), plainNumber(id), rest.join('~')];
  if (!Object.hasOwn(CODES, name))
    refuse('why', text, `not an event, when, VC and port; known events: ${Object.keys(CODES).join(', ')}`);
  else if (!(time >= 0 && time <= MAX_SECONDS))
    refuse('why', text, `not at a time from 0 to ${whole(MAX_SECONDS)} s`);
  else if (!(Number.isInteger(vc) && vc >= 0 && vc <= MAX_VC))
    refuse('why', text, `not of a VC from 0 to ${whole(MAX_VC)}`);
  else if (port.length > LONGEST_PORT) refuse('why', text, 'not at a port');
  else
    return {
      code: CODES[name as keyof typeof CODES],
      time: toPicoseconds(seconds),
      vc,
      port: port === '' ? null : port,
    };
  return undefined;
}
