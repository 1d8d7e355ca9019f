import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { usePage } from '../store/page.ts';
import { en } from '../strings/en.ts';

interface SheetProps {
  readonly name: 'scenes' | 'help';
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A dialog over the stage; which one is open is page state. */
export function Sheet({ name, title, note, children }: SheetProps) {
  const open = usePage((s) => s.dialog === name);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => usePage.setState({ dialog: next ? name : null })}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="sheet">
          <Dialog.Title>{title}</Dialog.Title>
          <Dialog.Description>{note}</Dialog.Description>
          {children}
          <Dialog.Close className="button">{en.scenes.close}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
