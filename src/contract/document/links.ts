import { CELL_BITS } from '../units.ts';
import type { LinkDocument, ScenarioDocument } from './scenario.ts';

type Links = Pick<ScenarioDocument, 'links'>;

/** The link behind a port, `S1>S2`, whichever way a document has written it. */
export const linkBehind = ({ links }: Links, port: string): LinkDocument | undefined =>
  links.find(({ a, b }) => port === `${a}>${b}` || port === `${b}>${a}`);

/** Cells per second of the link behind a port, that way; NaN where there is none. */
export function cellRateBehind(network: Links, port: string): number {
  const link = linkBehind(network, port);
  if (link === undefined) return Number.NaN;
  const mbps = port === `${link.a}>${link.b}` ? link.rateMbps : (link.backRateMbps ?? link.rateMbps);
  return (mbps * 1e6) / CELL_BITS;
}
