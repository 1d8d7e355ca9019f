import { useEffect, useRef, useState } from 'react';
import type { ChannelInfo, ExportedFile, RaceFailure } from '../../../contract/index.ts';
import { PS_PER_MS } from '../../../contract/index.ts';
import { seconds, whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { exportTexts as texts } from '../../strings/pages/exports.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { Button } from '../../widgets/Button.tsx';
import { CheckBoxes } from '../../widgets/CheckBoxes.tsx';
import { SelectField } from '../../widgets/Select.tsx';
import { savedWords } from '../../widgets/saveFile.ts';
import { Failed } from '../../widgets/words/causes.tsx';
import { exportRun, INTERVALS, MOST_LINES, USUAL_INTERVAL } from './exporting.ts';
import styles from './exports.module.css';
import { Progress } from './Progress.tsx';

type Quantity = ChannelInfo['quantity'];

/** Chosen to begin with. */
const USUAL: readonly Quantity[] = ['queue', 'cwnd', 'acr'];

interface State {
  /** 0 to 1; null: no file is being written. */
  readonly share: number | null;
  readonly message: string;
  readonly cause: RaceFailure | null;
}

const IDLE: State = { share: null, message: '', cause: null };

interface PartProps {
  /** Why nothing can be saved; undefined: it can. */
  readonly off: string | undefined;
  readonly save: (file: ExportedFile) => void;
}

/** Both directions of every link on these paths. */
const linksOf = (paths: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(
    paths.flatMap((path) =>
      path.slice(1).flatMap((node, i) => [`${path[i] ?? ''}>${node}`, `${node}>${path[i] ?? ''}`]),
    ),
  ),
];

/** Hosts at the ends of connections that use TCP, their links, and the ports of switches. */
function Packets({ off, save }: PartProps) {
  const vcs = useMoment((s) => s.loaded?.vcs);
  const ports = useMoment((s) => s.loaded?.ports) ?? [];
  const [chosen, setAt] = useState('');
  const tcp = (vcs ?? []).filter(({ windowBytes }) => windowBytes !== null);
  const hosts = [...new Set(tcp.flatMap(({ path }) => [path[0] ?? '', path[path.length - 1] ?? '']))];
  const links = linksOf(tcp.map(({ path }) => path));
  const places = [...hosts, ...ports.map(({ id }) => id)];
  // Without TCP there are no senders to begin with.
  const at = chosen === '' && hosts.length === 0 ? (places[0] ?? '') : chosen;
  const options = [
    ...(hosts.length > 0 ? [['', texts.senders] as const] : []),
    ...hosts.map((host) => [host, texts.host(host)] as const),
    ...ports.map(({ id }) => [id, texts.port(id)] as const),
    ...links.map((id) => [`tcp:${id}`, texts.link(id)] as const),
  ];
  return (
    <fieldset disabled={off !== undefined} title={off}>
      <legend>{texts.packets}</legend>
      <p className="hint">{texts.packetsNote}</p>
      <div className={styles.row}>
        <SelectField label={texts.at} value={at} options={options} onChange={setAt} />
        <Button onClick={() => save({ kind: 'packets', at: at === '' ? [] : [at] })}>
          {texts.savePackets}
        </Button>
      </div>
    </fieldset>
  );
}

function Traces({ off, save }: PartProps) {
  const channels = useMoment((s) => s.loaded?.channels);
  const now = useMoment((s) => s.now);
  const [chosen, setChosen] = useState<readonly string[]>(USUAL);
  const [every, setEvery] = useState(USUAL_INTERVAL);
  const known = [...new Set((channels ?? []).map(({ quantity }) => quantity))];
  const traces = (channels ?? []).flatMap(({ id, quantity }) => (chosen.includes(quantity) ? [id] : []));
  const lines = Math.floor(now / every) + 1;
  const isLong = lines > MOST_LINES;
  return (
    <fieldset disabled={off !== undefined} title={off}>
      <legend>{texts.traces}</legend>
      <p className="hint">{texts.tracesNote}</p>
      <CheckBoxes
        boxes={known.map((quantity) => ({ id: quantity, label: texts.quantities[quantity] }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div className={styles.row}>
        <SelectField
          label={texts.every}
          value={every}
          options={INTERVALS.map((ps) => [ps, texts.everyMs(ps / PS_PER_MS)])}
          onChange={setEvery}
        />
        <Button
          missing={traces.length === 0 ? texts.noTraces : isLong ? texts.tooLong(whole(lines)) : ''}
          onClick={() => save({ kind: 'traces', traces, every })}
        >
          {texts.saveTraces}
        </Button>
      </div>
    </fieldset>
  );
}

/** The run up to the play head for other programs: packets, and traces as a table. */
export function ExportFiles() {
  const session = useSession();
  const now = useMoment((s) => s.now);
  const [{ share, message, cause }, setState] = useState(IDLE);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const save = (file: ExportedFile): void => {
    setState({ ...IDLE, share: 0 });
    stop.current = exportRun(session, file, {
      progress: (done) => setState({ ...IDLE, share: done }),
      saved: (name) => {
        stop.current = null;
        setState({ ...IDLE, message: savedWords(name, texts.saved) });
      },
      failed: (why) => {
        stop.current = null;
        setState({ ...IDLE, cause: why });
      },
    });
  };
  const cancel = (): void => {
    stop.current?.();
    stop.current = null;
    setState({ ...IDLE, message: texts.cancelled });
  };
  const off = share !== null ? whyNot.fileBeingWritten : now === 0 ? whyNot.nothingRun : undefined;
  return (
    <details className={styles.exports}>
      <summary className="fold">{texts.title}</summary>
      <p className="hint">{now === 0 ? texts.beginning : texts.note(seconds(now, 3))}</p>
      <Packets off={off} save={save} />
      <Traces off={off} save={save} />
      {share !== null && <Progress share={share} onCancel={cancel} />}
      <p role="status">{message}</p>
      {cause !== null && <Failed cause={cause} say={texts.failed} />}
    </details>
  );
}
