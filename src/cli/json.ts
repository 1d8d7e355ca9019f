import { plainText } from '../contract/index.ts';
import { positionsIn } from '../lessons/positions.ts';
import { UsageError } from './output.ts';

/** What V8 says of the place, which it counts in characters, and of the text around it. */
const PLACE =
  / in JSON at position \d+.*|(?<=end) of JSON input| \(line \d+ column \d+\)|, "[\s\S]*" is not valid JSON$/;

/** @param what is read: `scenario = net.json`. @throws UsageError `<what>: not JSON at line 2, column 5: <what V8 says>` */
export function readJson(what: string, content: string): unknown {
  const text = plainText(content);
  try {
    return JSON.parse(text);
  } catch (error) {
    const { broken, of } = positionsIn(text);
    const { line, column } = broken ?? of('');
    const reason = (error as Error).message.replace(PLACE, '');
    throw new UsageError([`${what}: not JSON at line ${line}, column ${column}: ${reason}`]);
  }
}
