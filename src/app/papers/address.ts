import { createStore, useStore } from 'zustand';
import { rememberPlace } from '../lab/places.ts';
import { putAddress } from '../link/place.ts';
import { type PaperAddress, readPaper, writePaper } from './paperLink.ts';

export const paperAddress = createStore<PaperAddress>()(() => readPaper(location.search));

export const useAddress = (): PaperAddress => useStore(paperAddress);

/** The address of a paper on this page, seen as the one that is shown. */
const linkTo = (paper: string): string => writePaper({ ...paperAddress.getState(), paper });

/** Shows a paper; *Back* leads to the one before. */
export function showPaper(paper: string): void {
  putAddress(linkTo(paper), null, true);
  paperAddress.setState({ paper });
}

/** Shows it in another way; *Back* does not lead to the one before. */
export function look(changes: Partial<Omit<PaperAddress, 'paper'>>): void {
  paperAddress.setState(changes);
  putAddress(writePaper(paperAddress.getState()));
}

export function followHistory(): void {
  const remember = () => rememberPlace('papers', writePaper(paperAddress.getState()));
  paperAddress.subscribe(remember);
  remember();
  addEventListener('popstate', () => paperAddress.setState(readPaper(location.search)));
}
