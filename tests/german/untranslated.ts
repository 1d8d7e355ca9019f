/** English modules of words without a German one, and why. */
export const UNTRANSLATED: Readonly<Record<string, string>> = {
  'app/strings/pages/prose.ts': 'types',
  'app/strings/terms/entry.ts': 'types',
  'strings/en/mechanisms/help.ts': 'types',
  'strings/en/mechanisms/index.ts': 'collects the others',
  'strings/en/remarks/why.ts': 'finds words of others',
  'strings/en/settings/index.ts': 'collects the others',
  'strings/en/settings/labels.ts': 'finds words of others',
};

/** Sentences of the sources that are the same in German: what papers are called. */
export const SAME = /et al\.$|^\w\. .*"|^### /;
