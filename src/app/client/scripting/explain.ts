import {
  AskedCode,
  EventCode,
  type Picoseconds,
  PS_PER_SECOND,
  type Why,
  type WhyCode,
  type WhyFind,
} from '../../../contract/index.ts';
import type { WhyInWords } from '../../../strings/en/remarks/why.ts';
import type { Session } from '../../session/session.ts';
import { explanations, remarkNow } from '../../widgets/words/remarks.ts';

/** An event as `events` gives it: seconds, id of the VC, and of the port. */
export interface NamedEvent {
  readonly time: number;
  readonly vc: number;
  readonly port: string | null;
}

/** @throws RangeError with the known names */
export function codeNamed(call: string, name: string): (typeof EventCode)[keyof typeof EventCode] {
  if (Object.hasOwn(EventCode, name)) return EventCode[name as keyof typeof EventCode];
  throw new RangeError(`${call}: ${name} is unknown; known: ${Object.keys(EventCode).join(', ')}`);
}

/** Recorded events, `rate` and `rm`. @throws RangeError with the known names */
function askedNamed(name: string): WhyCode {
  if (Object.hasOwn(AskedCode, name)) return AskedCode[name as keyof typeof AskedCode];
  if (Object.hasOwn(EventCode, name)) return codeNamed('why', name);
  const known = [...Object.keys(EventCode), ...Object.keys(AskedCode)];
  throw new RangeError(`why: ${name} is unknown; known: ${known.join(', ')}`);
}

async function inWords(why: Why, time: Picoseconds) {
  const { whyInWords } = await explanations();
  return { ...whyInWords(why), time: time / PS_PER_SECOND };
}

/**
 * Why an event came about, with its exact time in seconds, for scripts. A question that a newer one has overtaken is
 * refused, as is one about nothing.
 */
export function explain(
  session: Session,
  name: string,
  { time, vc, port }: NamedEvent,
  find: WhyFind = 'at',
): Promise<WhyInWords & { readonly time: number }> {
  const event = { time: Math.round(time * PS_PER_SECOND), code: askedNamed(name), vc, port };
  const id = session.channel.nextId();
  return new Promise((resolve, reject) => {
    const forget = session.channel.onReport((report) => {
      if (report.type !== 'failed' && !(report.type === 'why' && report.id >= id)) return;
      forget();
      if (report.type === 'failed') reject(new Error(report.message));
      else if (report.id > id) reject(new Error('why: another question has been asked since'));
      else if (report.why === null) reject(new RangeError(`why: ${remarkNow(report.message)}`));
      else resolve(inWords(report.why, report.event.time));
    });
    session.channel.send({ type: 'why', id, event, find });
  });
}
