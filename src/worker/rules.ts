import { type Edit, isRuleText, type PolicyInfo, type PortState, type Report } from '../contract/index.ts';
import { readRule } from '../engine/index.ts';

/** Tracks the rules, by their text, whose descriptions the page has. */
export class DescribedRules {
  private readonly known = new Set<string>();

  /** Descriptions that the page lacks, of the rules in a report. */
  newIn(report: Report): readonly PolicyInfo[] {
    return [...new Set(textsIn(report))].flatMap((text) => {
      if (this.known.has(text)) return [];
      this.known.add(text);
      return readRule(text).policy ?? [];
    });
  }
}

function textsIn(report: Report): readonly string[] {
  switch (report.type) {
    case 'loaded':
      return [...ofPorts(report.ports), ...ofEdits(report.edits)];
    case 'structure':
      return ofPorts(report.structure.ports);
    case 'applied':
      return [...ofPorts(report.inForce.ports), ...ofEdits([report.edit, ...report.edits])];
    case 'branches':
      return report.list.flatMap(({ edits }) => ofEdits(edits));
    case 'batch': {
      const applied = [report, ...report.others].flatMap((part) => part.applied);
      const ports = [report.inForce ?? [], applied].flat().flatMap((change) => change.ports);
      return [...ofPorts(ports), ...ofEdits(report.edits ?? [])];
    }
    default:
      return [];
  }
}

const ofPorts = (ports: readonly PortState[]): readonly string[] =>
  ports
    .flatMap(({ policy, classes = {} }) => [
      policy,
      ...Object.values(classes).map((ofClass) => ofClass.policy),
    ])
    .filter(isRuleText);

const ofEdits = (edits: readonly Edit[]): readonly string[] =>
  edits.map(({ value }) => value).filter(isRuleText);
