import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SessionContext } from '../../src/app/session/context.ts';
import { ElementForm } from '../../src/app/settings/form/SettingsForm.tsx';
import type { Change } from '../../src/app/settings/form/source.ts';
import { elementName } from '../../src/app/settings/network.ts';
import { valueAtPath } from '../../src/app/settings/value.ts';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { catalog, checkScenario } from '../../src/engine/node.ts';
import { star } from '../support/networks.ts';
import { testSession } from '../support/session.ts';

/** What a press on a name opens is on the page, not in its row. */
vi.mock('../../src/app/widgets/words/Term.tsx', () => ({
  Term: ({ name }: { readonly name: string }) => name,
}));

/** Telephone calls over three VCs of one host, next to a greedy sender. */
function withCalls(holding: Partial<NonNullable<ScenarioDocument['arrivals']>[number]>): ScenarioDocument {
  const document = star({ senders: 2, bottleneckMbps: 10 });
  const [first, other] = document.vcs;
  if (first === undefined || other === undefined) throw new Error('the star has two senders');
  const source = { kind: 'deterministic', cellsPerSecond: 4000 } as const;
  return {
    ...document,
    vcs: [...[1, 2, 3].map((id) => ({ id, path: first.path, source })), { ...other, id: 4 }],
    arrivals: [{ id: 'voice', vcs: [1, 2, 3], callsPerSecond: 20, ...holding }],
  };
}

const pool = { kind: 'pool', id: 'voice' } as const;

function drawn(network: ScenarioDocument): string {
  const body = createElement(ElementForm, {
    element: pool,
    network,
    catalog,
    read: (path: string) => valueAtPath(path, { scenario: network }),
    change: (_changes: readonly Change[]) => {},
  });
  return renderToStaticMarkup(createElement(SessionContext, { value: testSession() }, body));
}

describe('the card of a pool of calls', () => {
  const network = withCalls({ holdingMs: 200 });

  it('is of a document that can run', () => {
    expect(checkScenario(network).problems).toEqual([]);
    expect(elementName(network, pool)).toBe('Calls voice');
  });

  it('draws its rate, holding time, lengths and VCs, with their units and ranges', () => {
    const html = drawn(network);
    for (const label of ['Calls, calls/s', 'Holding time, ms', 'Lengths', 'VC 1', 'VC 3'])
      expect(html).toContain(`aria-label="${label}"`);
    expect(html).toContain('Range: 0.001 to 1,000,000 calls/s.');
    expect(html).not.toContain('File size');
  });
});
