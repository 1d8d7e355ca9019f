import type { NumberParameter } from '../../contract/index.ts';

interface Words {
  readonly name: string;
  readonly label: string;
  readonly help: string;
}

/** A threshold on the queue of its port: a line to drag on the plot. @param share of the buffer, by default */
export const queueThreshold = ({ name, label, help }: Words, share: number): NumberParameter => ({
  kind: 'number',
  name,
  label,
  unit: 'cells',
  min: 0,
  max: 'buffer',
  integer: true,
  default: { ofBuffer: share },
  role: 'queue-threshold',
  scale: 'linear',
  help,
});

/** The pair of selective discard: VCs are caught above the first and let go below the second. */
export const th1 = queueThreshold(
  { name: 'th1', label: 'Th1', help: 'Above this queue VCs are caught.' },
  0.96,
);
export const th2 = queueThreshold(
  {
    name: 'th2',
    label: 'Th2',
    help: 'Below this queue a caught VC is let go at the end of its frame.',
  },
  0.5,
);
