import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { catalog } from '../engine/index.ts';
import { bundle } from './bundle.ts';

/** What a cell hop costs under a policy. Keys as in `bench --json` (docs/cli.md). */
export interface PolicyCost {
  readonly policy: string;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  readonly timesEpd: number;
}

export interface PolicyTask {
  readonly scenario: string;
  readonly settings: readonly (readonly [string, string])[];
  readonly rounds: number;
}

/** Nanoseconds of CPU per cell hop. */
export type Measure = (task: PolicyTask) => Promise<number>;

const REFERENCE = 'epd';
const WORKER = fileURLToPath(new URL('./benchPolicyWorker.ts', import.meta.url));
let worker: Promise<string> | null = null;

/**
 * The whole scenario under each policy, without traces; the cheapest round counts. Each policy has a process of its
 * own, as it has on the page: in one that has run sixteen of them, no call to a policy can be inlined any more.
 */
export async function benchPolicies(
  scenario: string,
  rounds: number,
  measure: Measure = nsPerHop,
): Promise<readonly PolicyCost[]> {
  const costs: { policy: string; nsPerHop: number }[] = [];
  for (const { id: policy } of catalog.policies) {
    const cost = await measure({ scenario, rounds, settings: [['policy', policy]] });
    costs.push({ policy, nsPerHop: cost });
  }
  const reference = costs.find(({ policy }) => policy === REFERENCE)?.nsPerHop ?? Number.NaN;
  return costs.map((cost) => ({ ...cost, timesEpd: cost.nsPerHop / reference }));
}

/** Nanoseconds of CPU, measured in a process of its own, which ends when it is let go. */
export async function nsPerHop(task: PolicyTask): Promise<number> {
  worker ??= bundle(WORKER);
  const script = await worker;
  return new Promise((resolve, reject) => {
    const measuring = fork(script, { execArgv: [] });
    let cost = Number.NaN;
    measuring.on('error', reject);
    measuring.on('message', (told: number) => {
      cost = told;
      measuring.disconnect();
    });
    measuring.on('exit', (code) =>
      code === 0 ? resolve(cost) : reject(new Error(`a measurement ended with code ${code}`)),
    );
    measuring.send(task);
  });
}
