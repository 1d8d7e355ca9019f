/** In a child process: to the parent. Where the parent has ended, nothing is sent. */
export function postToParent(message: unknown): void {
  process.send?.(message, undefined, undefined, () => {});
}
