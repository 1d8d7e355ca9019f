import { useEffect } from 'react';

interface DropOptions {
  /** Other listeners of the window get nothing of it. */
  readonly isFirst?: boolean;
}

/** Files that are dropped anywhere on the page. @param open false: the file is for another part of the page */
export function useDrop(
  open: (file: File, event: DragEvent) => unknown,
  { isFirst = false }: DropOptions = {},
): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || open(file, event) === false) return;
      event.preventDefault();
      if (isFirst) event.stopPropagation();
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop, isFirst);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop, isFirst);
    };
  }, [open, isFirst]);
}
