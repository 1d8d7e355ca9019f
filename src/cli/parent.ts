/** In a child process: to the parent. Where the parent has gone, there is nobody left to hear of it. */
export function tellParent(message: unknown): void {
  process.send?.(message, undefined, undefined, () => {});
}
