import { currentLink } from '../../client/address.ts';
import { say } from '../../store/page.ts';
import { PART_MISSING } from '../../store/partMissing.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { copied } from '../../widgets/clipboard.ts';

/** Copies the link, or saves the run as a file where no link can hold it. */
export async function copyLink(): Promise<void> {
  const { href, form } = currentLink();
  if (form === 'file') await saveInstead();
  else say((await copied(href)) ? en.share.copied : en.share.copyFailed);
}

const saveInstead = (): Promise<void> =>
  import('./saveRun.ts').then(
    async ({ saveRun }) => say(en.share.tooLong(await saveRun())),
    () => useStage.setState({ problems: [PART_MISSING] }),
  );
