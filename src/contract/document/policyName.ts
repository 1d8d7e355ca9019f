/** A policy is named by its id; a rule that a reader has written by its whole text. */
export const isRuleText = (id: unknown): id is string => typeof id === 'string' && id.includes('\n');

/** What a policy is called: its id, or of the text of a rule the name in its first line. */
export function policyName(policy: string): string {
  if (!isRuleText(policy)) return policy;
  return /^[ \t]*rule[ \t]+([\w-]+)[ \t]*:/m.exec(policy)?.[1] ?? 'rule';
}
