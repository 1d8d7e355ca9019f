import { Popover } from 'radix-ui';
import { currentLink } from '../../client/address.ts';
import { THEMES } from '../../link/state.ts';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { chooseTheme } from '../../theme/theme.ts';
import { Choice } from '../../widgets/Choice.tsx';
import { hasQuestions, Questions } from '../sentence/Questions.tsx';
import { chooseFile } from './openFile.ts';

const open = (dialog: 'scenes' | 'help') => usePage.setState({ dialog });

async function copyLink(): Promise<void> {
  const { href, form } = currentLink();
  try {
    await navigator.clipboard.writeText(href);
    usePage.setState({ notice: form === 'file' ? en.nav.tooLong : en.nav.copied });
  } catch {
    usePage.setState({ notice: en.nav.copyFailed });
  }
  setTimeout(() => usePage.setState({ notice: '' }), 4000);
}

function ThemeChoice() {
  const theme = useStage((s) => s.theme);
  const options = THEMES.map((name) => [name, en.themes[name]] as const);
  return <Choice label={en.nav.theme} options={options} value={theme} onChange={chooseTheme} />;
}

function Folded({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Popover.Root>
      <Popover.Trigger className="nav-item">{label}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover nav-card"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Items() {
  return (
    <>
      <button type="button" className="nav-item" onClick={() => open('scenes')}>
        {en.nav.scenes}
      </button>
      <button type="button" className="nav-item" onClick={chooseFile}>
        {en.nav.open}
      </button>
      <button type="button" className="nav-item" onClick={() => void copyLink()}>
        {en.nav.copy}
      </button>
    </>
  );
}

const HelpItem = () => (
  <button type="button" className="nav-item" onClick={() => open('help')}>
    {en.nav.help} <kbd>?</kbd>
  </button>
);

/** Wide: a row of items. Narrow or on the projector: the same items behind one word. */
interface NavProps {
  readonly folded: boolean;
  readonly questions: boolean;
}

export function Nav({ folded, questions }: NavProps) {
  const notice = usePage((s) => s.notice);
  const asked = useStage(hasQuestions) && questions;
  return (
    <nav aria-label={en.nav.label}>
      {notice && <span className="notice">{notice}</span>}
      {folded ? (
        <Folded label={en.nav.menu}>
          <Items />
          <ThemeChoice />
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
          <Folded label={en.nav.theme}>
            <ThemeChoice />
          </Folded>
          <HelpItem />
        </>
      )}
    </nav>
  );
}
