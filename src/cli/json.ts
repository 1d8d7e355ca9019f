import { plainText } from '../contract/index.ts';
import { positionsIn } from '../lessons/positions.ts';
import { UsageError } from './output.ts';

/** The part of V8's messages about the position, which counts characters, and about the text around it. */
const PLACE =
  / in JSON at position \d+.*|(?<=end) of JSON input| \(line \d+ column \d+\)|, "[\s\S]*" is not valid JSON$/;

/** Parses JSON. @param what source: `scenario = net.json`. @throws UsageError `<what>: not JSON at line 2, column 5: <V8's words>` */
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
