import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { lastOf } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import { useStage } from '../../../store/stage.ts';
import { openThing, type Thing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { linkCalled, type Network, nameOf } from '../../things/things.ts';
import { type NetworkLayout, type Rect, wirePieces } from '../layout.ts';
import styles from './things.module.css';

interface ThingButtonsProps {
  readonly layout: NetworkLayout;
  /** Of a switch, CSS pixels. */
  readonly box: { readonly boxWidth: number; readonly boxHeight: number };
  /** Routers that a box stands for, by its id. */
  readonly routers: ReadonlyMap<string, number>;
  /** Smallest side of what is pressed, CSS pixels. */
  readonly least: number;
}

interface Pressed extends Rect {
  readonly thing: Thing;
}

/** Everything of the picture that has a card, but for the senders, from left to right. */
export function pressable(
  { layout, box, routers, least }: ThingButtonsProps,
  network: Network,
  port: string,
): readonly Pressed[] {
  const { boxWidth: width, boxHeight: height } = box;
  const boxes = layout.boxes.map(({ id, x, y }) => {
    const count = routers.get(id);
    const thing: Thing =
      count === undefined ? { kind: 'switch', id } : { kind: 'router', id: count > 1 ? null : id };
    const [across, down] = [Math.max(least, width), Math.max(least, height)];
    return { thing, x: x - across / 2, y: y - down / 2, width: across, height: down };
  });
  const wires = layout.wires.flatMap((wire) => {
    const id = linkCalled(network, wire.from.id, wire.to.id);
    const [a, b] = lastOf(wirePieces(wire));
    const free = Math.abs(b.x - a.x) - (wire.buffer ? 1 : 2) * (width / 2) - 8;
    const across = a.y === b.y ? Math.max(least, free) : least;
    const middle = wire.buffer ? (a.x + b.x - Math.sign(b.x - a.x) * (width / 2)) / 2 : (a.x + b.x) / 2;
    const place = { x: middle - across / 2, y: (a.y + b.y) / 2 - least / 2, width: across, height: least };
    return id === null ? [] : [{ thing: { kind: 'link', id } as const, ...place }];
  });
  const once = wires.filter(({ thing }, i) => wires.findIndex((one) => one.thing.id === thing.id) === i);
  const buffer =
    layout.buffer === null ? [] : [{ thing: { kind: 'port', id: port } as const, ...layout.buffer }];
  return [...boxes, ...once, ...buffer].sort((one, other) => one.x - other.x);
}

/** Switches, links and the shown port as buttons over their picture: one stop of the Tab key, arrows go on from there. */
export function ThingButtons(props: ThingButtonsProps): ReactElement | null {
  const session = useSession();
  const network = useStage((s) => s.loaded?.scenario);
  const port = useStage((s) => s.loaded?.port ?? '');
  const [at, setAt] = useState(0);
  if (network === undefined) return null;
  const list = pressable(props, network, port);
  const current = Math.min(at, list.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    const next = (current + by + list.length) % list.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} onKeyDown={onKeyDown}>
      {list.map(({ thing, x, y, width, height }, i) => (
        <button
          key={`${thing.kind} ${thing.id}`}
          type="button"
          className={styles.thing}
          title={words.press(nameOf(network, thing))}
          aria-label={nameOf(network, thing)}
          aria-haspopup="dialog"
          tabIndex={i === current ? 0 : -1}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          onFocus={() => setAt(i)}
          onClick={({ detail }) => openThing(session, thing, detail === 0)}
        />
      ))}
    </div>
  );
}
