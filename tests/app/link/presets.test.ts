import '../../support/packing.ts';
import { describe, expect, it } from 'vitest';
import { writeLink } from '../../../src/app/link/query.ts';
import { catalog } from '../../../src/engine/index.ts';
import { scenarios } from '../../../src/scenarios/index.ts';

describe('a preset', () => {
  it.each(scenarios.map(({ id }) => [id]))(
    'of %s has at most 320 characters, whatever policy with all its parameters it sets',
    (id) => {
      const longest = catalog.policies.map((policy) => {
        const named = policy.parameters.map(({ name }) => ({
          time: 0,
          path: `policy.${name}`,
          value: 1234.5,
        }));
        return writeLink({
          scene: id,
          seed: 4_294_967_295,
          timePs: 1_234_567_890_123,
          paused: true,
          speed: 0.0025,
          theme: 'projector',
          vc: 10,
          view: [987_654_321_000, 2_345_678_901_000],
          step: 'threshold',
          compareView: 'windows',
          edits: [{ time: 0, path: 'policy', value: policy.id }, ...named],
          overrides: [],
        });
      });
      for (const { query, form } of longest) {
        expect(form, query).not.toBe('file');
        expect(query.length, query).toBeLessThanOrEqual(320);
      }
    },
  );
});
