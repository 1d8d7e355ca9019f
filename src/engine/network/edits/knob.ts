import {
  type Catalog,
  type ParameterValue,
  type Problem,
  parseEditPath,
  type Reason,
} from '../../../contract/index.ts';
import type { CompleteScenario } from '../document/complete.ts';
import { checkLossEdit } from '../judge/impairments.ts';
import { checkRateValue } from './abrEdits.ts';
import { checkLiveEdit } from './edits.ts';

/** Every answer of the scene's knob is an edit that the run takes at its start. */
export function checkKnob(scenario: CompleteScenario, catalog: Catalog): readonly Problem[] {
  const { knob } = scenario.document.stage ?? {};
  if (knob === undefined) return [];
  return knob.answers.flatMap(({ value }, i) => {
    const reason = refusalOf(knob.path, value, scenario, catalog);
    return reason === null ? [] : [{ path: `stage.knob.answers[${i}].value`, value, reason }];
  });
}

function refusalOf(
  text: string,
  value: ParameterValue,
  { ports, vcs, links, presets }: CompleteScenario,
  catalog: Catalog,
): Reason | null {
  const parsed = parseEditPath(text);
  if (!parsed.ok) return parsed.reason;
  const { path } = parsed;
  if (path.kind === 'rate') {
    const checked = checkRateValue(path, value);
    return checked.ok ? null : checked.reason;
  }
  const state = {
    ports: ports.map((port) => ({ ...port, frameCells: 0, crossing: [] })),
    vcs: vcs.map((vc) => vc.state),
    presets,
  };
  const checked =
    path.kind === 'loss' ? checkLossEdit(path, value, links) : checkLiveEdit(text, value, state, catalog);
  return checked.ok ? null : checked.problem.reason;
}
