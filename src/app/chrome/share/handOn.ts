import { currentLink } from '../../client/opening/address.ts';
import { onDemand } from '../../late.ts';
import type { Session } from '../../session/session.ts';
import { say } from '../../store/page.ts';
import { reportPartMissing } from '../../store/partMissing.ts';
import { en } from '../../strings/en.ts';
import { copied } from '../../widgets/clipboard.ts';

/** Copies the link, or saves the run as a file where no link can hold it. */
export async function copyLink(session: Session): Promise<void> {
  const { href, form } = currentLink(session);
  if (form === 'file') await saveInstead(session);
  else say(session, (await copied(href)) ? en.share.copied : en.share.copyFailed);
}

const saver = onDemand(() => import('./saveRun.ts'));

const saveInstead = (session: Session): Promise<void> =>
  saver.ask().then(
    async ({ saveRun }) => say(session, en.share.tooLong(await saveRun(session))),
    () => reportPartMissing(session),
  );
