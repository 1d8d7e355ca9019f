import recorded from '../../../lessons/pictures/repairs.json' with { type: 'json' };

export const REPAIR_SENDERS = ['reno', 'newreno'] as const;
export type RepairSender = (typeof REPAIR_SENDERS)[number];

/** `acks`: three duplicate ACKs; `next`: an ACK that covers a part of the window; `timer`: it ran out. */
export type RepairCause = 'acks' | 'next' | 'timer';

/** A lost packet that is sent again. */
export interface Repair {
  /** From 1. */
  readonly packet: number;
  /** Since the first packet of the window was sent. */
  readonly ms: number;
  readonly cause: RepairCause;
}

const CAUSES: Readonly<Record<string, RepairCause>> = { d: 'acks', p: 'next', t: 'timer' };

/** As the runs of the table have it. @param lost packets of the window, from 1 */
export function repairsOf(sender: RepairSender, lost: readonly number[]): readonly Repair[] {
  if (lost.length === 0) return [];
  const runs: Readonly<Record<string, string>> = recorded[sender];
  const run = runs[lost.toSorted((a, b) => a - b).join(',')] ?? '';
  return run.split(' ').map((text) => {
    const [, packet, cause = '', ms] = /^(\d)([dpt])(.+)$/.exec(text) ?? [];
    return { packet: Number(packet), ms: Number(ms), cause: CAUSES[cause] ?? 'timer' };
  });
}

/** How long a sender did nothing until its timer ran out: from the repair before, or from the window. Null: no timer. */
export function waitIn(repairs: readonly Repair[]): { readonly from: number; readonly to: number } | null {
  const at = repairs.findIndex(({ cause }) => cause === 'timer');
  const timer = repairs[at];
  return timer === undefined ? null : { from: repairs[at - 1]?.ms ?? 0, to: timer.ms };
}

/** When the last lost packet was sent again. */
export const lastOf = (repairs: readonly Repair[]): number => Math.max(0, ...repairs.map(({ ms }) => ms));
