import { pageLink } from '../link/pageLink.ts';

/** Where pages of prose lead. */
export const HOME = pageLink('home');
export const GLOSSARY_LINK = pageLink('glossary');
export const FIRST_PAPER = pageLink('papers', 'paper=000');
