import type { SettingGroup } from '../../../contract/index.ts';
import {
  linkSections,
  lossSections,
  poolSections,
  routerSections,
  runSections,
  switchSections,
  vcSections,
} from './network.ts';
import { abrSections, creditSections, senderSections, sourceSections } from './sources.ts';
import { tcpSections } from './tcp.ts';
import type { SettingSection } from './words.ts';

export type { ListWords, SettingSection, SettingWords } from './words.ts';

/** Texts on cards for each key of a scenario document. */
export const SETTING_WORDS: Readonly<Record<SettingGroup, readonly SettingSection[]>> = {
  senders: senderSections,
  source: sourceSections,
  tcp: tcpSections,
  abr: abrSections,
  credit: creditSections,
  vc: vcSections,
  link: linkSections,
  loss: lossSections,
  switch: switchSections,
  router: routerSections,
  pool: poolSections,
  run: runSections,
};
