import type { ReactElement } from 'react';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import { useSession } from '../../session/context.ts';
import { elementName, linkCalled, type Network, portsOf } from '../../settings/network.ts';
import { type NetworkElement, openElementCard } from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import type { RouteColumn } from './routes.ts';
import styles from './style.module.css';

interface RouteElementsProps {
  readonly columns: readonly RouteColumn[];
  /** Where the columns end, CSS pixels from the top. */
  readonly bottom: number;
}

interface Pressed {
  readonly element: NetworkElement;
  readonly text: string;
  readonly x: number;
}

/** Width of a letter below the columns, CSS pixels. */
const LETTER = { laptop: 6.5, phone: 6.5, projector: 12.5 } as const;
/** A column that is nearer to the next one has no room for its port, CSS pixels. */
const ROOM = { laptop: 112, phone: 112, projector: 176 } as const;

/** Switches under their columns; between two of them the link that joins them, and the port that sends on it. */
export function routeButtons(
  columns: readonly RouteColumn[],
  network: Network,
  profile: Profile,
): readonly Pressed[] {
  const ports = portsOf(network);
  return columns.flatMap(({ id, x }, i) => {
    const kind = network.nodes.find((node) => node.id === id)?.kind === 'router' ? 'router' : 'switch';
    const own = { element: { kind, id }, text: id, x } as const;
    const next = columns[i + 1];
    const link = next && linkCalled(network, id, next.id);
    if (!link) return [own];
    const isNamed = next.x - x >= LETTER[profile] * (id.length + words.link.length);
    const port = `${id}>${next.id}`;
    const isPort = next.x - x >= ROOM[profile] && ports.includes(port);
    return [
      own,
      ...(isPort
        ? [{ element: { kind: 'port', id: port }, text: '\u2192', x: (3 * x + next.x) / 4 } as const]
        : []),
      {
        element: { kind: 'link', id: link },
        text: isNamed ? words.link : '\u2013',
        x: (x + next.x) / 2,
      } as const,
    ];
  });
}

/** The parts of the picture that open a card, but for the sources. */
export function RouteElements({ columns, bottom }: RouteElementsProps): ReactElement | null {
  const session = useSession();
  const network = useMoment((s) => s.loaded?.scenario);
  const profile = useProfile();
  if (network === undefined) return null;
  return (
    <>
      {routeButtons(columns, network, profile).map(({ element, text, x }) => (
        <button
          key={`${element.kind} ${element.id}`}
          type="button"
          className={styles.node}
          data-element={element.kind}
          style={{ left: `${x}px`, top: `${bottom}px` }}
          title={words.press(elementName(network, element))}
          aria-label={elementName(network, element)}
          aria-haspopup="dialog"
          onClick={({ detail }) => openElementCard(session, element, detail === 0)}
        >
          {text}
        </button>
      ))}
    </>
  );
}
