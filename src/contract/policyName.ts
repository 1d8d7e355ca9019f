/** What a policy is called: its id, or of the text of a rule the name in its first line. */
export function policyName(policy: string): string {
  if (!policy.includes('\n')) return policy;
  return /^\s*rule\s+([\w-]+)\s*:/m.exec(policy)?.[1] ?? 'rule';
}
