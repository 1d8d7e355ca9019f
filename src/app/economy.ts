/** Connection information, in browsers that provide it. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the reader asked for reduced data use (Save-Data). */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;
