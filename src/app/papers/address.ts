import { createStore, useStore } from 'zustand';
import { studies } from '../../studies/index.ts';

/** Which paper is shown: the address of this page says it, and so does a link to it. */
interface PaperAddress {
  readonly paper: string;
}

const FIRST = studies[0]?.paper ?? '';

const read = (): PaperAddress => {
  const paper = new URLSearchParams(location.search).get('paper') ?? FIRST;
  return { paper: studies.some((study) => study.paper === paper) ? paper : FIRST };
};

const address = createStore<PaperAddress>()(read);

export const usePaper = (): string => useStore(address, ({ paper }) => paper);

/** The address of a paper on this page. */
export const paperLink = (paper: string): string => `?page=papers&paper=${paper}`;

/** Shows a paper; *Back* leads to the one before. */
export function goTo(paper: string): void {
  history.pushState(null, '', paperLink(paper));
  address.setState({ paper });
}

export function followHistory(): void {
  addEventListener('popstate', () => address.setState(read()));
}
