import type { BranchInfo, Catalog, Edit } from '../../../contract/index.ts';
import { parameterValue, shortNumber } from '../../format.ts';
import { useBranches } from '../../store/branches.ts';
import { decidingMechanisms, vcName } from '../../store/rated.ts';
import { rateEdit } from '../../store/rateEdits.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';

/** A for the run as it was opened, then B, C, ...; a letter stays with its branch. */
export const badgeOf = (id: number): string => String.fromCharCode(65 + ((id - 1) % 26));

/** Changes told by name; of more only the number. */
const MOST_TOLD = 2;

const PREFIX = /^(ports\.[^.]+\.)?(policy|scheduler|allocation|algorithm)\./;

/** `ESPD`, `th1 1,400`, `buffer 2,500`, `2h1 RIF 1/4`. */
function changeWords({ path, value }: Edit, catalog: Catalog | null): string {
  const kinds = [
    ['policy', catalog?.policies],
    ['scheduler', catalog?.schedulers],
    ['allocation', catalog?.allocations],
    ['algorithm', catalog?.algorithms],
  ] as const;
  for (const [key, known] of kinds) {
    if (path !== key && !path.endsWith(`.${key}`)) continue;
    const found = known?.find(({ id }) => id === value);
    return found && 'short' in found ? String(found.short) : String(value);
  }
  const rate = rateEdit(catalog, path);
  if (rate !== null) {
    const whose = rate.vc === null ? '' : `${vcName(useStage.getState().loaded, rate.vc)} `;
    return `${whose}${rate.spec.label} ${parameterValue(rate.spec, value)}`;
  }
  const [, vc, what] = /^vcs\.([^.]+)\.(.+)$/.exec(path) ?? [];
  if (vc !== undefined) {
    const whose = vc === '*' ? '' : `${vcName(useStage.getState().loaded, Number(vc))} `;
    return `${whose}${what} ${typeof value === 'number' ? shortNumber(value) : value}`;
  }
  return `${path.replace(PREFIX, '')} ${typeof value === 'number' ? shortNumber(value) : value}`;
}

/** What makes a branch another run than the one it left: the last value of each path since then. */
function ownChanges({ parent, forkPs, edits }: BranchInfo): readonly Edit[] {
  const own = parent === null ? edits : edits.filter(({ time }) => time >= forkPs);
  return own.filter((edit, i) => !own.slice(i + 1).some(({ path }) => path === edit.path));
}

/** The name somebody gave a branch, or what was changed on it. */
export function branchWords(branch: BranchInfo): string {
  const name = useBranches.getState().names[branch.id];
  if (name) return name;
  const { catalog } = useStage.getState();
  const changes = ownChanges(branch);
  if (changes.length === 0) return branch.parent === null ? firstPolicy() : en.branches.unchanged;
  const told = changes.slice(-MOST_TOLD).map((edit) => changeWords(edit, catalog));
  const rest = changes.length - told.length;
  return rest > 0 ? `${told.join(', ')} ${en.branches.more_(rest)}` : told.join(', ');
}

/** `EPD as opened`, by what decides first. */
function firstPolicy(): string {
  const { loaded, catalog } = useStage.getState();
  const port = loaded?.ports.find(({ id }) => id === loaded.port);
  const decides = decidingMechanisms({ loaded })[0];
  const known = {
    algorithm: catalog?.algorithms.find(({ id }) => id === port?.algorithm),
    policy: catalog?.policies.find(({ id }) => id === port?.policy),
    scheduler: catalog?.schedulers.find(({ id }) => id === port?.scheduler),
    allocation: undefined,
  };
  const policy = known[decides]?.short;
  return policy ? `${policy} ${en.branches.asOpened}` : en.branches.asOpened;
}
