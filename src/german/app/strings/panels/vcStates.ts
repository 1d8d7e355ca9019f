import type { vcStateTexts as english } from '../../../../app/strings/panels/vcStates.ts';
import type { StateArrow } from '../../../../contract/index.ts';
import type { Like } from '../../../like.ts';

/** Das Bild der Zustände, die sich eine Regel für jeden VC merkt. */
export const vcStateTexts = {
  title: 'Zustände der VCs',
  label: 'Zustände, die sich die Regel für jeden VC merkt, und die VCs, die jetzt in ihnen sind',
  many: (vcs: number) => `${vcs} VCs`,
  /** Was ein Buchstabe an einem Pfeil bedeutet, und derselbe mit einem Strich darüber. */
  key: [
    ['e', 'letzte Zelle eines Frames', 'eine andere Zelle'],
    ['m', 'zieht eine Markierung', 'zieht keine'],
    ['A', 'wird angenommen', ''],
    ['D', 'wird verworfen', ''],
  ],
  cell: ({ last, mark, accepted }: StateArrow) =>
    [
      `wird ${last ? 'die letzte Zelle eines Frames' : 'eine andere Zelle'}`,
      mark === null ? '' : mark ? ', die eine Markierung zieht,' : ', die keine zieht,',
      accepted ? ' angenommen' : ' verworfen',
    ].join(''),
  arrow: (from: string, cell: string, to: string) => `In ${from} ${cell}: es folgt ${to}`,
} satisfies Like<typeof english>;
