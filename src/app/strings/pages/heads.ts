import { notation } from '../../../contract/index.ts';
import { withPhrases } from '../../../strings/phrases.ts';
import { phrases } from './phrases.ts';

/** Networks of a paper as its environments are called in rows. */
const NETWORKS: Readonly<Record<string, string>> = {
  direct: 'direct access',
  router: 'routers',
  gfc: 'three bottlenecks',
  'router-gfc': 'routers, three bottlenecks',
};
const VARIANTS: Readonly<Record<string, string>> = { adsl: 'asymmetrical access', geo: 'by satellite' };

const withNetwork = (head: string): string =>
  head.replace(/^(router-gfc|router|direct|gfc)(?:-(adsl|geo))?(?=[,:]|$)/, (id, network, variant) =>
    [NETWORKS[network] ?? id, variant === undefined ? '' : (VARIANTS[variant] ?? variant)]
      .filter(Boolean)
      .join(', '),
  );

/** Decimals behind a name or alone, and the comma of a list behind them: sections and tables keep their point. */
const DECIMAL =
  /(?:^\d+\.\d+(?=$| ms)|(?<=\b(?:PCR|load|max_c|wq|max|min|Z|floor|RIF) |λ |λ = )\d+\.\d+(?![\d.]))(?:, (?=\d))?/g;

const withDecimals = (text: string): string =>
  text.replace(DECIMAL, (found) => found.replace(',', notation.list).replace('.', notation.decimal));

/** Between these, and between straight ones, is what a paper prints. */
const [OPENING, CLOSING] = '“”';
const QUOTED = new RegExp(`("[^"]*"|${OPENING}[^${CLOSING}]*${CLOSING})`);

/** Names of rows and columns as a reader sees them: studies know them as printed, or by the id of a network. */
export const headText = (head: string): string =>
  withNetwork(head)
    .split(QUOTED)
    .map((part, i) => (i % 2 === 1 ? part : withPhrases(withDecimals(part), phrases)))
    .join('');
