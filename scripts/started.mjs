// Where `npm start` serves the page, and what it prints.

/**
 * The interfaces that are listened on: with `--host` those that other devices reach.
 * @param {boolean} isForAll
 */
export const hostFor = (isForAll) => (isForAll ? '0.0.0.0' : '127.0.0.1');

/**
 * Lines that say where the page is, and who reaches it.
 * @param {{ readonly local?: readonly string[], readonly network?: readonly string[] } | null} urls as Vite has resolved them
 * @param {boolean} isForAll
 * @returns {readonly string[]}
 */
export function startedLines(urls, isForAll) {
  const { local = [], network = [] } = urls ?? {};
  return [
    `Cellscope is at ${local[0]}  (Ctrl+C stops it)`,
    ...network.map((address) => `Other devices in this network: ${address}`),
    ...(isForAll && network.length === 0
      ? ['This computer is in no network: no other device reaches it.']
      : []),
  ];
}
