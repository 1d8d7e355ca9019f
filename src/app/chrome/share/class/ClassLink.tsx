import { useId, useState } from 'react';
import { seconds } from '../../../format.ts';
import { useSession } from '../../../session/context.ts';
import { useChoiceLabels } from '../../../settings/labels.ts';
import { sayEdit, useKnown } from '../../../settings/name.ts';
import { say } from '../../../store/page.ts';
import { stageOf } from '../../../store/stage.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { Button } from '../../../widgets/Button.tsx';
import boxes from '../../../widgets/checkBoxes.module.css';
import { copied } from '../../../widgets/clipboard.ts';
import type { ChosenLink } from '../link/chosen.ts';
import { QrCode } from '../QrCode.tsx';
import styles from '../style.module.css';
import { begunAlone, changesOnTheWay, heldWords } from './classRun.ts';

/** The link and what it holds. @param isBegun its settings act from 0 s */
function useClassRun({ choices, branchSet, href, hrefWith }: ChosenLink, isBegun: boolean) {
  const session = useSession();
  const known = useKnown();
  useChoiceLabels();
  const [now] = useState(() => stageOf(session).getState().now);
  const begins = isBegun && changesOnTheWay(branchSet);
  const held = begins ? begunAlone(branchSet, now) : branchSet;
  const locks = choices.lock.map((name) => texts.locks[name as keyof typeof texts.locks] ?? name);
  return {
    href: begins ? hrefWith(held) : href,
    holds: heldWords(
      held,
      locks,
      (edit) => sayEdit(known, edit),
      (time) => (time === 0 ? '0' : seconds(time, 3)),
      texts.held,
    ),
  };
}

/** A link whose settings hold from the beginning, as a class needs it, with its code for each camera. */
export function ClassLink({ link }: { readonly link: ChosenLink }) {
  const session = useSession();
  const [isBegun, setBegun] = useState(true);
  const { href, holds } = useClassRun(link, isBegun);
  const id = useId();
  const copy = async (): Promise<void> =>
    say(session, (await copied(href)) ? texts.copied : texts.copyFailed);
  return (
    <>
      <section aria-labelledby={id}>
        <h3 id={id}>{texts.classTitle}</h3>
        {changesOnTheWay(link.branchSet) && (
          <label className={boxes.box}>
            <input type="checkbox" checked={isBegun} onChange={({ target }) => setBegun(target.checked)} />
            <span>{texts.begun}</span>
          </label>
        )}
        <p className="hint" role="status">
          {texts.holds(holds)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => void copy()}>{texts.copyForClass}</Button>
        </div>
      </section>
      <QrCode link={href} />
    </>
  );
}
