import { type Edit, PS_PER_SECOND } from '../../contract/index.ts';
import { currentLink } from '../client/opening/address.ts';
import { ask } from '../client/requests.ts';
import { exactSeconds, groupedDigest } from '../format.ts';
import type { Session } from '../session/session.ts';
import { editsUntil } from '../store/branches/branches.ts';
import { stageOf } from '../store/stage.ts';
import { pictureTexts as texts } from '../strings/pages/pictures.ts';

declare const __RELEASE__: string;

/** Identification of the run of a file, from which it can be reproduced. */
export interface Stamp {
  readonly version: string;
  readonly scenario: string;
  readonly title: string;
  readonly seed: number;
  /** End of the run, at the play head. */
  readonly seconds: number;
  readonly edits: readonly Edit[];
  readonly digest: string;
  /** Unset where no link can hold the run. */
  readonly link?: string;
}

/** Stamp of the present run, paused so that its digest matches the displayed time; null without a run. */
export async function stampNow(session: Session): Promise<Stamp | null> {
  stageOf(session).getState().pause();
  const digest = await ask(session, 'digest');
  const { loaded, now } = stageOf(session).getState();
  if (loaded === null) return null;
  const { href, form } = currentLink(session);
  return {
    version: __RELEASE__,
    scenario: loaded.scenario.id,
    title: loaded.scenario.title,
    seed: loaded.seed,
    seconds: now / PS_PER_SECOND,
    edits: editsUntil(session, now),
    digest,
    ...(form !== 'file' && { link: href }),
  };
}

/** `Cellscope 0.2.0 · scenario half-empty · seed 1 · up to 0.3 s · digest 0123 ...` */
export const stampLine = ({ version, scenario, seed, seconds, digest }: Stamp): string =>
  texts.stamp(version, scenario, seed, exactSeconds(seconds * PS_PER_SECOND), groupedDigest(digest));

/** Every change with its time; the text of a rule in one line. Empty without changes. */
export const editsLine = ({ edits }: Pick<Stamp, 'edits'>): string =>
  edits.length === 0
    ? ''
    : texts.edits(
        edits
          .map(
            ({ time, path, value }) =>
              `${exactSeconds(time)} s ${path} = ${String(value).replace(/\s+/g, ' ')}`,
          )
          .join('; '),
      );

/** Stamp for programs. @param what further content of the file about the run */
export const stampJson = (stamp: Stamp, what: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ program: 'Cellscope', ...stamp, ...what });
