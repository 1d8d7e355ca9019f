import { EventCode, PS_PER_SECOND, type Why } from '../../contract/index.ts';
import { onReport, send } from './channel.ts';
import { nextId } from './requests.ts';

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

/** Why an event came about, for scripts. A question that a newer one has overtaken is refused, as is one about nothing. */
export function explain(name: string, { time, vc, port }: NamedEvent): Promise<Why> {
  const event = { time: Math.round(time * PS_PER_SECOND), code: codeNamed('why', name), vc, port };
  const id = nextId();
  return new Promise((resolve, reject) => {
    const forget = onReport((report) => {
      if (report.type !== 'failed' && !(report.type === 'why' && report.id >= id)) return;
      forget();
      if (report.type === 'failed') reject(new Error(report.message));
      else if (report.id > id) reject(new Error('why: another question has been asked since'));
      else if (report.why === null) reject(new RangeError(`why: ${report.message}`));
      else resolve(report.why);
    });
    send({ type: 'why', id, event });
  });
}
