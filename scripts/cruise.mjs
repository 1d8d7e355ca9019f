// Applies the dependency rules to the `src` folder below a directory.
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

/**
 * @typedef {{ rule: string, from: string, to: string }} Violation
 * @param {string} baseDir directory that holds `src`
 * @returns {Promise<{ modules: string[], violations: Violation[] }>} our own modules seen, and what they break
 */
export async function cruiseTree(baseDir) {
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    ['src'],
    /** @type {import('dependency-cruiser').ICruiseOptions} */ ({
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    }),
    /** @type {any} */ (enhancedResolveOptions),
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of a result');
  const modules = output.modules
    .map((module) => module.source)
    .filter((source) => /^src\/.*\.(ts|tsx|mjs|js)$/.test(source));
  const violations = output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules, violations };
}
