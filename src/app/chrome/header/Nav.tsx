import { More } from '../../branches/TimeTools.tsx';
import { changesAnswered, currentLink } from '../../client/opening/address.ts';
import { onDemand } from '../../late.ts';
import { pageLink } from '../../link/pageLink.ts';
import type { PartName } from '../../link/parts.ts';
import { hasQuestions, Questions } from '../../questions/Questions.tsx';
import { useSession } from '../../session/context.ts';
import { nameIn, type Session } from '../../session/session.ts';
import { reportLatePartFailed } from '../../store/latePartFailed.ts';
import { useMoment } from '../../store/moment.ts';
import { say, showDialog, usePage, useShown } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { chooseTheme } from '../../theme/theme.ts';
import { isProjector, THEMES } from '../../theme/tokens/tokens.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { copied } from '../../widgets/clipboard.ts';
import { Popup } from '../../widgets/overlay/Popup.tsx';
import { chooseFile } from './openFile.ts';

/** Copies the link, or saves the run as a file where no link can hold it. */
async function copyLink(session: Session): Promise<void> {
  // A change that is still on its way belongs to it.
  await changesAnswered(session);
  const { href, form } = currentLink(session);
  if (form === 'file') await saveInstead(session);
  else say(session, (await copied(href)) ? en.share.copied : en.share.copyFailed);
}

const saver = onDemand(() => import('../share/saveRun.ts'));

const saveInstead = (session: Session): Promise<void> =>
  saver.ask().then(
    async ({ saveRun }) => say(session, en.share.tooLong(await saveRun(session))),
    () => reportLatePartFailed(session),
  );

const open = (session: Session, dialog: 'scenes' | 'help' | 'share') => showDialog(session, dialog);

function ThemeChoice() {
  const theme = useMoment((s) => s.theme);
  const options = THEMES.map((name) => [name, en.themes[name]] as const);
  return (
    <>
      <Choice label={en.nav.theme} options={options} value={theme} onChange={chooseTheme} />
      <a className="nav-item" href={pageLink('lecture')}>
        {en.nav.lectures}
      </a>
    </>
  );
}

function Folded({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Popup
      trigger={label}
      triggerClass="nav-item"
      label={label}
      cardClass="nav-card"
      align="end"
      side="bottom"
    >
      {children}
    </Popup>
  );
}

interface ItemProps {
  /** The part of the page it belongs to. */
  readonly part: PartName;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Item({ part, onClick, children }: ItemProps) {
  if (!useShown(part)) return null;
  return (
    <button type="button" className="nav-item" onClick={onClick}>
      {children}
    </button>
  );
}

const Items = () => {
  const session = useSession();
  return (
    <>
      <Item part="scenes" onClick={() => open(session, 'scenes')}>
        {en.nav.scenes}
      </Item>
      <Item part="file" onClick={() => chooseFile(session)}>
        {en.nav.open}
      </Item>
      <Item part="share" onClick={() => void copyLink(session)}>
        {en.share.copy}
      </Item>
      <Item part="share" onClick={() => open(session, 'share')}>
        {en.share.open}
      </Item>
    </>
  );
};

const HelpItem = () => {
  const session = useSession();
  return (
    <Item part="help" onClick={() => open(session, 'help')}>
      {en.nav.help} <kbd>?</kbd>
    </Item>
  );
};

interface NavProps {
  readonly folded: boolean;
  readonly questions: boolean;
}

/** Wide: a row of items. Narrow or on the projector: the same items behind one word. */
export function Nav({ folded, questions }: NavProps) {
  const session = useSession();
  const notice = usePage((s) => s.notice);
  const asked = [useMoment(hasQuestions), useShown('questions'), questions].every(Boolean);
  const themes = useShown('theme');
  const tools = [useMoment((s) => isProjector(s.theme)), useShown('tools')].every(Boolean);
  return (
    <nav aria-label={nameIn(session, en.nav.label)}>
      {notice && (
        <span className="notice" role="note">
          {notice}
        </span>
      )}
      {tools && <More few item />}
      {folded ? (
        <Folded label={en.nav.menu}>
          <Items />
          {themes && <ThemeChoice />}
          <HelpItem />
          {asked && <Questions />}
        </Folded>
      ) : (
        <>
          {asked && (
            <Folded label={en.nav.questions}>
              <Questions />
            </Folded>
          )}
          <Items />
          {themes && (
            <Folded label={en.nav.theme}>
              <ThemeChoice />
            </Folded>
          )}
          <HelpItem />
        </>
      )}
    </nav>
  );
}
