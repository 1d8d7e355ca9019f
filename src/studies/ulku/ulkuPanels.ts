import type { Curve, Panel } from '../figures/figure.ts';
import { SWITCH_PORTS, VC_OF } from './ulkuMeasures.ts';

/** "155 Mb/s", cells/s. */
const LINK_RATE = 155e6 / 424;
type Vcs = Readonly<Record<string, number>>;

const curves = (vcs: Vcs, channel: string, scale: number): readonly Curve[] =>
  Object.entries(vcs).map(([name, vc]) => ({ name, channel: `${channel}/${vc}`, unitValue: scale }));

/** "C/2 for VC 2h1 and C/6 for the rest" (section 4.1). */
const R1_SHARES = [
  { name: 'C/2', value: 1 / 2 },
  { name: 'C/6', value: 1 / 6 },
];
export const rates = (vcs: Vcs): Panel => ({
  panel: 'allowed cell rates',
  unit: 'share of the link',
  curves: curves(vcs, 'acr', LINK_RATE),
  levels: vcs === VC_OF ? R1_SHARES : [],
});
export const utilizations = (vcs: Vcs): Panel => ({
  panel: 'utilization by VC',
  unit: 'share of the link',
  curves: curves(vcs, 'arrived', LINK_RATE),
  levels: vcs === VC_OF ? R1_SHARES : [],
});
export const queues = (ports: readonly string[] = SWITCH_PORTS): Panel => ({
  panel: 'queues',
  unit: 'cells',
  curves: ports.map((port) => ({ name: port.slice(0, 3), channel: `queue/${port}` })),
});
export const links: Panel = {
  panel: 'utilization of the links',
  unit: 'share of the link',
  curves: SWITCH_PORTS.map((port) => ({ name: port, channel: `use/carried/${port}`, unitValue: LINK_RATE })),
};
