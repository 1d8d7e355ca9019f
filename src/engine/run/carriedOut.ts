import type { EditPath, PathOf, Picoseconds, VcState } from '../../contract/index.ts';
import { changeRate } from '../../scenario/edits/abrEdits.ts';
import type { SoundEdit } from '../../scenario/edits/judged.ts';
import { ratedVcsOf } from '../network/build/loops.ts';
import type { Network } from '../network/nodes/network.ts';
import { PacedSender } from '../traffic/pacedSender.ts';

/** The parts of a run that edits use. */
interface Running {
  readonly network: Network;
  readonly now: Picoseconds;
  vcStates(): readonly VcState[];
  setVcs(vcs: readonly VcState[]): void;
  /** Reports changed settings to probes. */
  noteSettings(): void;
}

type CarryOut<P> = (run: Running, path: P, edit: SoundEdit) => void;

function changePorts(run: Running, _path: unknown, { ports }: SoundEdit): void {
  for (const settings of ports)
    run.network.ports.find(({ id }) => id === settings.id)?.set(settings, run.now);
  run.noteSettings();
}

function changeVcs(run: Running, _path: unknown, { vcs }: SoundEdit): void {
  const before = run.vcStates();
  const after = before.map((vc) => vcs.find(({ id }) => id === vc.id) ?? vc);
  run.setVcs(after);
  const classes = after.some(({ serviceClass }, i) => serviceClass !== before[i]!.serviceClass);
  for (const port of run.network.ports) port.vcsChanged(classes, run.now);
  run.noteSettings();
}

/** How an edit of each kind is carried out, after it has been checked (`scenario/edits/kinds.ts`). */
const CARRIED_OUT: { readonly [K in EditPath['kind']]: CarryOut<PathOf<K>> } = {
  mechanism: changePorts,
  parameter: changePorts,
  buffer: changePorts,
  buffers: changePorts,
  vc: changeVcs,
  loss: ({ network }, { link, key }, { value }) =>
    network.links.find(({ id }) => id === link)?.impairment.change(key, Number(value)),
  rate: (run, path, { ids, value }) => {
    for (const vc of ratedVcsOf(run.network)) if (ids.includes(vc.id)) changeRate(vc, path, value);
    run.noteSettings();
  },
  sourceRate: ({ network, now }, _path, { ids, value }) => {
    for (const { vc, sender } of network.connections)
      if (sender instanceof PacedSender && ids.includes(vc.id)) sender.changeRate(now, Number(value));
  },
};

/** Carries out an edit now. */
export const carryOut: CarryOut<EditPath> = (run, path, edit) =>
  (CARRIED_OUT[path.kind] as CarryOut<EditPath>)(run, path, edit);
