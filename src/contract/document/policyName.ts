/** Whether an id is the text of a rule that a reader wrote; other policies have a short id. */
export const isRuleText = (id: unknown): id is string => typeof id === 'string' && id.includes('\n');

/** Name of a policy: its id, or for the text of a rule the name in its first line. */
export function policyName(policy: string): string {
  if (!isRuleText(policy)) return policy;
  return /^[ \t]*rule[ \t]+([\w-]+)[ \t]*:/m.exec(policy)?.[1] ?? 'rule';
}
