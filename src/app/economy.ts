/** What browsers report of the connection, where they do. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the reader asked to be sent as little as possible (Save-Data). */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;
