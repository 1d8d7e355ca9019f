/** Networks of a paper as its environments are called in rows. */
const NETWORKS: Readonly<Record<string, string>> = {
  direct: 'direct access',
  router: 'routers',
  gfc: 'three bottlenecks',
  'router-gfc': 'routers, three bottlenecks',
};
const VARIANTS: Readonly<Record<string, string>> = { adsl: 'asymmetrical access', geo: 'by satellite' };

/** Names of rows and columns as a reader sees them: studies know them as printed, or by the id of a network. */
export const headText = (head: string): string =>
  head.replace(/^(router-gfc|router|direct|gfc)(?:-(adsl|geo))?(?=[,:]|$)/, (id, network, variant) =>
    [NETWORKS[network] ?? id, variant === undefined ? '' : (VARIANTS[variant] ?? variant)]
      .filter(Boolean)
      .join(', '),
  );
