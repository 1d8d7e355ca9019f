/** A button that is no longer there leaves the focus to its card, so that keys go on from there. */
export function focusKeeper(button: Element): () => void {
  const card = button.closest('[role="dialog"]');
  const isMine = () => [button, document.body, null].includes(document.activeElement);
  return () =>
    requestAnimationFrame(() => {
      if (!button.isConnected && isMine()) card?.querySelector('select')?.focus();
    });
}
