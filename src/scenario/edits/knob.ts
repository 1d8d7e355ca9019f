import {
  type Catalog,
  type KnobAnswer,
  type ParameterValue,
  type Problem,
  parsePath,
  type Reason,
  type ScenarioDocument,
} from '../../contract/index.ts';
import type { CompleteScenario } from '../document/complete.ts';
import { checkLossEdit } from '../judge/impairments.ts';
import { checkRateValue } from './abrEdits.ts';
import { checkLiveEdit } from './edits.ts';
import { sendersFault } from './sendersFault.ts';
import { placesOf, writeAt } from './settingPaths.ts';
import { checkSourceRate } from './sourceEdits.ts';

/** All that is wrong with a document. */
type Judge = (document: ScenarioDocument) => readonly Problem[];

/** Every answer of the scene's knob is an edit that the run takes at its start. */
export function checkKnob(scenario: CompleteScenario, catalog: Catalog, judge: Judge): readonly Problem[] {
  const { knob } = scenario.document.stage ?? {};
  if (knob === undefined) return [];
  return knob.answers.flatMap((answer, i) => {
    const reason = refusalOf(answer.path ?? knob.path, answer, scenario, catalog, judge);
    return reason === null ? [] : [{ path: `stage.knob.answers[${i}].value`, value: answer.value, reason }];
  });
}

function refusalOf(
  text: string,
  { value }: KnobAnswer,
  { document, ports, vcs, links, presets }: CompleteScenario,
  catalog: Catalog,
  judge: Judge,
): Reason | null {
  const parsed = parsePath(text);
  if (!parsed.ok) return parsed.reason;
  const { path } = parsed;
  switch (path.kind) {
    case 'senders':
      return sendersFault(document, path.group, value);
    case 'document':
      return startRefusal(document, text, value, judge);
    case 'rate': {
      const checked = checkRateValue(path, value);
      return checked.ok ? null : checked.reason;
    }
    case 'sourceRate':
      return reasonOf(checkSourceRate(path, value, vcs));
    case 'loss':
      return reasonOf(checkLossEdit(path, value, links));
    case 'vc':
    case 'mechanism':
    case 'parameter':
    case 'buffer':
    case 'buffers': {
      const state = {
        ports: ports.map((port) => ({ ...port, frameCells: 0, crossing: [] })),
        vcs: vcs.map((vc) => vc.state),
        presets,
      };
      return reasonOf(checkLiveEdit(text, value, state, catalog));
    }
  }
}

const reasonOf = (
  checked: { readonly ok: true } | { readonly ok: false; readonly problem: Problem },
): Reason | null => (checked.ok ? null : checked.problem.reason);

/** What a run can only begin with is judged in the document that it would begin with. */
function startRefusal(
  document: ScenarioDocument,
  text: string,
  value: ParameterValue,
  judge: Judge,
): Reason | null {
  const found = placesOf(document, text);
  if (!found.ok) return found.reason;
  const { knob: _knob, ...stage } = document.stage ?? {};
  const asked: ScenarioDocument = { ...document, stage };
  const changed = found.places.reduce((target, place) => writeAt(target, place, value), asked);
  return judge(changed)[0]?.reason ?? null;
}
