import { type ReactNode, useId, useState } from 'react';
import { because, type NumberParameter, type ParameterValue } from '../../../contract/index.ts';
import { exact, whole } from '../../format.ts';
import { pageLink } from '../../link/pageLink.ts';
import { useSession } from '../../session/context.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import type { FormRow, Source } from '../../settings/form/source.ts';
import { useMoment } from '../../store/moment.ts';
import { showDialog, usePage } from '../../store/page.ts';
import { parameterPath } from '../../store/paths.ts';
import { widgetTexts as texts } from '../../strings/pages/widgets.ts';
import { isProjector, THEMES, type Theme } from '../../theme/tokens/tokens.ts';
import { ThresholdHandle } from '../../thresholds/ThresholdHandle.tsx';
import { Button } from '../Button.tsx';
import { CheckBoxes } from '../CheckBoxes.tsx';
import { Choice } from '../Choice.tsx';
import { percentage } from '../cssValues.ts';
import { Fold } from '../Fold.tsx';
import { Locked } from '../Locked.tsx';
import { LateSlider } from '../numbers/LateSlider.tsx';
import { NumberBox } from '../numbers/NumberBox.tsx';
import { RunNumbers } from '../numbers/RunNumbers.tsx';
import { SeedsBox } from '../numbers/SeedsBox.tsx';
import { Sheet } from '../overlay/Sheet.tsx';
import { Select } from '../Select.tsx';
import { SeedDots } from '../seeds/SeedDots.tsx';
import { type Density, densityOf } from '../stageSize.ts';
import { Table } from '../Table.tsx';
import { Tabs } from '../Tabs.tsx';
import { Term } from '../words/Term.tsx';
import styles from './gallery.module.css';

const { samples } = texts;
const STYLES = ['headline', 'title', 'body', 'row', 'small', 'value', 'code'] as const;

const SHEET = 'help';

const SEEDS = [
  { seed: 1, by: 0.12, words: '+12 %' },
  { seed: 2, by: 0.12, words: '+12 %' },
  { seed: 3, by: -0.04, words: '−4 %' },
];

const CELLS_MOST = 2_000;
const THRESHOLD_CELLS = 1_800;

const THRESHOLD: NumberParameter = {
  kind: 'number',
  name: 'threshold',
  label: samples.threshold,
  unit: 'cells',
  min: 0,
  max: CELLS_MOST,
  integer: true,
  default: THRESHOLD_CELLS,
  role: 'queue-threshold',
  scale: 'linear',
  help: samples.thresholdHelp,
};

/** As rows of a form are: a number, one that was refused, a choice, and one that a link has locked. */
const SETTINGS: readonly FormRow[] = [
  ...['usual', 'refused', 'locked'].map((path): FormRow => ({ spec: THRESHOLD, places: [{ path, of: '' }] })),
  {
    spec: {
      kind: 'choice',
      name: 'policy',
      label: samples.policy,
      options: samples.policies.map(([value, label]) => ({ value, label })),
      default: 'epd',
      help: '',
    },
    places: [{ path: 'policy', of: '' }],
  },
];

const REFUSED = {
  path: 'refused',
  value: 2_400,
  reason: because('outside', { min: 0, max: CELLS_MOST, unit: 'cells' }),
};

/** Tabs of the shown density: those of a phone are for its whole stage. */
interface Parts {
  readonly density: Density;
}

interface Cell {
  readonly theme: Theme;
  readonly density: Density;
}

/** A phone is no projector; of the other pairs of density and theme a wall is seen in light colours, too: sizes hang on no theme. */
const CELLS: readonly Cell[] = [
  ...THEMES.map((theme): Cell => ({ theme, density: densityOf('full', isProjector(theme)) })),
  { theme: 'light', density: 'wall' },
  { theme: 'light', density: 'compact' },
  { theme: 'dark', density: 'compact' },
];

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt className="small muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Numbers() {
  const [value, setValue] = useState(1_800);
  const [seeds, setSeeds] = useState(10);
  return (
    <>
      <Row name={samples.number}>
        <NumberBox label={samples.number} value={value} shown={exact(value)} onCommit={setValue} />
        <NumberBox label={samples.invalid} value={value} shown={exact(value)} invalid onCommit={setValue} />
        <SeedsBox label={samples.seeds} value={seeds} onChange={setSeeds} />
      </Row>
      <Row name={samples.slider}>
        <LateSlider
          label={samples.slider}
          value={value}
          min={0}
          max={2_000}
          step={1}
          valueText={whole(value)}
          onChange={setValue}
        />
      </Row>
    </>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('epd');
  const [some, setSome] = useState<readonly string[]>(['epd']);
  return (
    <>
      <Row name={samples.choice}>
        <Choice label={samples.choice} options={samples.policies} value={chosen} onChange={setChosen} />
        <Select aria-label={samples.select} options={samples.policies} value={chosen} onChange={setChosen} />
      </Row>
      <Row name={samples.boxes}>
        <CheckBoxes
          boxes={samples.policies.map(([id, label]) => ({ id, label }))}
          chosen={some}
          onChange={setSome}
        />
      </Row>
    </>
  );
}

function Settings() {
  const [values, setValues] = useState<Readonly<Record<string, ParameterValue>>>({ policy: 'epd' });
  const [isForgiven, setForgiven] = useState(false);
  const source: Source = {
    read: (path) => values[path] ?? THRESHOLD_CELLS,
    change: (changes) => {
      if (changes.some(([path]) => path === REFUSED.path)) setForgiven(true);
      setValues({ ...values, ...Object.fromEntries(changes) });
    },
    isLocked: (path) => path === 'locked',
    refusalOf: (path) => (path === REFUSED.path && !isForgiven ? REFUSED : undefined),
    forgive: () => setForgiven(true),
  };
  return (
    <Row name={samples.settings}>
      <div className={`parameter-list ${styles.wide}`}>
        {SETTINGS.map((row) => (
          <SettingRow key={row.places[0]?.path} row={row} source={source} />
        ))}
      </div>
    </Row>
  );
}

function TabsOf({ look }: { readonly look: 'card' | 'stage' }) {
  const id = useId();
  const [shown, setShown] = useState<(typeof samples.policies)[number][0]>('epd');
  const idOf = (tab: string) => `${id}${tab}`;
  return (
    <div className={styles.wide}>
      <Tabs
        label={samples.tabs}
        tabs={samples.policies}
        shown={shown}
        idOf={idOf}
        panel={idOf('shown')}
        look={look}
        onShow={setShown}
      />
      <p id={idOf('shown')} role="tabpanel" aria-labelledby={idOf(shown)}>
        {samples.policies.find(([policy]) => policy === shown)?.[1]}
      </p>
    </div>
  );
}

/** A plot without a run: what is asked for is in force at once. */
function Handle() {
  const asked = useMoment((state) => state.requested[parameterPath(THRESHOLD.name)]);
  const [height, setHeight] = useState(0);
  return (
    <Row name={samples.handle}>
      <div className={styles.plot} ref={(box) => setHeight(box?.clientHeight ?? 0)}>
        <div className="plot-holder">
          <ThresholdHandle
            spec={THRESHOLD}
            applied={typeof asked === 'number' ? asked : 1_000}
            bufferCells={CELLS_MOST}
            name={samples.handle}
            placeOf={(value) => ({ top: percentage(1 - value / CELLS_MOST) })}
            valueAt={({ y }) => (1 - y / height) * CELLS_MOST}
            shift={0}
            aside={false}
          />
        </div>
      </div>
    </Row>
  );
}

/** A dialog is over the page, in the theme and density of what it is within. */
function Dialogs() {
  const session = useSession();
  const isNone = usePage((s) => s.dialog === null);
  const [asked, setAsked] = useState<'whole' | 'next' | null>(null);
  const open = (kind: 'whole' | 'next') => {
    setAsked(kind);
    showDialog(session, SHEET);
  };
  // Each part of the gallery has one, and the page knows one by that name.
  if (isNone && asked !== null) setAsked(null);
  return (
    <Row name={samples.sheet}>
      <Button onClick={() => open('whole')}>{samples.whole}</Button>
      <Button onClick={() => open('next')}>{samples.nextTo}</Button>
      {asked !== null && (
        <Sheet name={SHEET} title={samples.sheet} note={samples.meaning} isNextToTraces={asked === 'next'}>
          <NumberBox label={samples.number} value={0} shown={exact(0)} onCommit={() => {}} />
        </Sheet>
      )}
    </Row>
  );
}

const Controls = ({ density }: Parts) => (
  <dl>
    <Row name={samples.text}>
      {STYLES.map((style) => (
        <span key={style} style={{ font: `var(--${style})` }}>
          {style} 1,953
        </span>
      ))}
    </Row>
    <Row name={samples.button}>
      <Button>{samples.plain}</Button>
      <Button filled>{samples.filled}</Button>
      <Button quiet>{samples.quiet}</Button>
      <Button disabled why={samples.why}>
        {samples.off}
      </Button>
      <Button missing={samples.missing}>{samples.waits}</Button>
    </Row>
    <Choices />
    <Numbers />
    <Row name={samples.locked}>
      <Locked label={samples.number} value="1,800" />
      <Locked label={samples.number} value="1,800" short />
    </Row>
    <Row name={samples.card}>
      <Term name={samples.term}>
        <p>{samples.meaning}</p>
      </Term>
      <kbd>Alt</kbd> <kbd>K</kbd>
    </Row>
    <Settings />
    <Row name={samples.tabs}>
      <TabsOf look="card" />
      {density === 'compact' && <TabsOf look="stage" />}
    </Row>
    <Handle />
    <Dialogs />
    <Row name={samples.seeds}>
      <SeedDots dots={SEEDS} shown={1} zero="A" />
    </Row>
    <Row name={samples.fold}>
      <Fold summary={samples.fold}>
        <Table
          heads={samples.heads.slice(0, 3)}
          rows={samples.rows.map(([head, ...cells]) => ({ key: head, head, cells }))}
        />
      </Fold>
    </Row>
    <Row name={samples.table}>
      <RunNumbers
        summary={samples.fold}
        label={samples.table}
        heads={samples.heads}
        rows={samples.rows.map(([name, ...cells]) => ({
          key: name,
          name,
          cells,
          runs: <a href="?scene=half-empty">{samples.run}</a>,
        }))}
      />
    </Row>
  </dl>
);

export function WidgetGallery() {
  return (
    <main className={styles.page}>
      <h1 className="headline">{texts.title}</h1>
      <p>
        <a href={pageLink('home')}>{texts.home}</a> · {texts.about}
      </p>
      {CELLS.map(({ theme, density }) => {
        const name = texts.cell(theme, density);
        return (
          <section
            key={name}
            className={styles.cell}
            data-theme={theme}
            data-width={density === 'compact' ? 'phone' : 'full'}
            data-density={density}
            aria-label={name}
          >
            <h2 className="title">{name}</h2>
            <Controls density={density} />
          </section>
        );
      })}
    </main>
  );
}
