import { CLASS_NAMES, keysOf, lastKey, SERVICE_CLASSES } from '../../../contract/index.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { mechanismWords } from '../../strings/panels/mechanismWords.ts';
import { labelAt } from '../labels.ts';
import { EVERY } from '../ports.ts';
import { BUFFER, BUFFERS } from './portRows.ts';

/** Keys that no card of a part has, as the forms call them. */
const FORM_LABELS: Readonly<Record<string, string>> = {
  title: words.networkName,
  id: words.name,
  path: words.route,
  bufferCells: BUFFER.label,
  buffers: BUFFERS.label,
  ...mechanismWords,
};

/** `Rate`, `All ports: buffer`, `Port S1 → S2: buffer, UBR`: a value of a document as its field is called. */
export function fieldName(path: string): string {
  const [list, port = '', , serviceClass] = keysOf(path);
  const key = lastKey(path);
  if (list !== 'ports') return labelAt(path) ?? FORM_LABELS[key] ?? key;
  const [from = '', to = ''] = port.split('>');
  const className = SERVICE_CLASSES.find((known) => known === serviceClass);
  const label = FORM_LABELS[key] ?? key;
  return words.atPort(
    port === EVERY ? words.everyPort : words.portOf(from, to),
    className === undefined ? label : words.ofClass(label, CLASS_NAMES[className]),
  );
}
