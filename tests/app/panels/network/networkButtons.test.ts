import { describe, expect, it } from 'vitest';
import { networkButtons } from '../../../../src/app/panels/network/buttons/networkButtons.ts';
import { networkLayout } from '../../../../src/app/panels/network/layout.ts';
import { sizesFor } from '../../../../src/app/panels/network/sizes.ts';
import { routeButtons as inRoutes } from '../../../../src/app/panels/routes/RouteElements.tsx';
import { routeLayout } from '../../../../src/app/panels/routes/routes.ts';
import type { Box } from '../../../../src/app/plot/plane.ts';
import { switchGraph } from '../../../../src/app/readings/graph.ts';
import { portsOf } from '../../../../src/app/settings/network.ts';
import { elementCardOf, pressDestination, pressSender } from '../../../../src/app/store/elementCard.ts';
import { stageOf } from '../../../../src/app/store/stage.ts';
import type { ScenarioDocument } from '../../../../src/contract/index.ts';
import { findScenario, scenarios } from '../../../../src/scenarios/index.ts';
import { testSession } from '../../../support/session.ts';

const half = findScenario('half-empty') as ScenarioDocument;
const called = (list: readonly { readonly element: { kind: string; id: string | null } }[]) =>
  list.map(({ element }) => `${element.kind} ${element.id}`);

function picture(network: ScenarioDocument, port: string, width: number, least: number) {
  const graph = switchGraph(network.vcs);
  const box = { ...sizesFor(least === 44 ? 'phone' : 'laptop', graph.rows, 1), width };
  const layout = networkLayout(graph, port, box);
  return networkButtons({ layout, box, routers: new Map(), least }, network, port);
}

const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + 0.5 &&
  b.x + b.width > a.x + 0.5 &&
  a.y + a.height > b.y + 0.5 &&
  b.y + b.height > a.y + 0.5;

/** Switches, ports and links of `half-empty` from left to right. */
const IN_LINE = [
  'switch S1',
  'port S1>S2',
  'link S1>S2',
  'switch S2',
  'port S2>S3',
  'link S2>S3',
  'switch S3',
];

describe('the picture of a network', () => {
  it('has the port of each of its wires, at the switch that sends', () => {
    expect(called(picture(half, 'S2>S3', 1000, 24))).toEqual(IN_LINE);
    expect(called(picture(half, 'S1>S2', 1000, 24))).toContain('port S2>S3');
  });

  it.each([
    ['laptop', 1000, 24],
    ['phone', 360, 44],
  ] as const)('lays no port over another element of its wire, in any scene: %s', (_, width, least) => {
    for (const network of scenarios) {
      const [port = ''] = portsOf(network).filter((id) =>
        network.vcs.some(({ path }) => path.join('>').includes(`>${id}>`)),
      );
      const list = picture(network, port, width, least);
      for (const { element, ...rect } of list.filter(({ element }) => element.kind === 'port')) {
        if (element.id === port) continue;
        expect(Math.min(rect.width, rect.height), `${network.id} ${element.id}`).toBeGreaterThanOrEqual(24);
        const [from = '', to = ''] = element.id?.split('>') ?? [];
        const own = list.filter(
          ({ element: { kind, id } }) =>
            kind === 'link' && [`${from}>${to}`, `${to}>${from}`].includes(id ?? ''),
        );
        expect(own.length, `${network.id} ${element.id}`).toBe(1);
        for (const link of own) expect(overlap(rect, link), `${network.id} ${element.id}`).toBe(false);
      }
    }
  });

  it('leaves ports out where a wire is short: the card of its link leads to them', () => {
    const kinds = picture(half, 'S2>S3', 150, 44).map(({ element }) => element.kind);
    expect(kinds.filter((kind) => kind === 'link')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'port').length).toBeLessThan(2);
  });
});

describe('the routes', () => {
  const columns = (width: number) => routeLayout(half.vcs, { width, top: 0, pitch: 12 }).columns;

  it('have switches, and between two of them the port that sends and the link', () => {
    expect(called(inRoutes(columns(900), half, 'laptop'))).toEqual(IN_LINE);
  });

  it('have no ports where columns are close together', () => {
    const hasPorts = (width: number, profile: 'laptop' | 'projector'): boolean =>
      called(inRoutes(columns(width), half, profile)).some((one) => one.startsWith('port'));
    expect(hasPorts(200, 'laptop')).toBe(false);
    const narrowest = (profile: 'laptop' | 'projector'): number | undefined =>
      Array.from({ length: 90 }, (_, i) => 10 * i).find((width) => hasPorts(width, profile));
    // Letters of a projector are twice as large.
    expect(narrowest('projector')).toBeGreaterThan(1.3 * (narrowest('laptop') ?? 900));
  });
});

describe('a press on an end of a VC', () => {
  it('follows it and opens the card of its sender or its VC; the next one ends both', () => {
    const session = testSession();
    const open = () => elementCardOf(session).getState().element;
    const followed = () => stageOf(session).getState().followedVc;
    pressDestination(session, 3);
    expect([open(), followed()]).toEqual([{ kind: 'vc', id: '3' }, 3]);
    pressSender(session, 3, false);
    expect([open(), followed()]).toEqual([{ kind: 'sender', id: '3' }, 3]);
    pressSender(session, 3, false);
    expect([open(), followed()]).toEqual([null, null]);
  });
});
