import { createStore, useStore } from 'zustand';
import { rememberPlace } from '../lab/places.ts';
import { type PaperAddress, readPaper, writePaper } from './paperLink.ts';

const address = createStore<PaperAddress>()(() => readPaper(location.search));

export const useAddress = (): PaperAddress => useStore(address);

/** The address of a paper on this page, seen as the one that is shown. */
const linkTo = (paper: string): string => writePaper({ ...address.getState(), paper });

/** Shows a paper; *Back* leads to the one before. */
export function goTo(paper: string): void {
  history.pushState(null, '', linkTo(paper));
  address.setState({ paper });
}

/** Shows it in another way; *Back* does not lead to the one before. */
export function look(changes: Partial<Omit<PaperAddress, 'paper'>>): void {
  address.setState(changes);
  history.replaceState(null, '', writePaper(address.getState()));
}

export function followHistory(): void {
  const remember = () => rememberPlace('papers', writePaper(address.getState()));
  address.subscribe(remember);
  remember();
  addEventListener('popstate', () => address.setState(readPaper(location.search)));
}
