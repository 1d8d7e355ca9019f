import { type Act, listenToKeys, type Press, takesLines } from '../keys/keys.ts';

/** Actions of a presentation remote. */
export interface RemoteKeys {
  forward(): void;
  back(): void;
  black(): void;
}

/** Page keys move the lecture wherever the focus is, even on a slider that was just dragged. */
export function listenToRemote(keys: RemoteKeys): () => void {
  const act = ({ key, alt, ctrl, target }: Press): Act => {
    if (alt || ctrl || takesLines(target)) return null;
    if (key === 'PageDown') return keys.forward;
    if (key === 'PageUp') return keys.back;
    return key === 'b' ? keys.black : null;
  };
  return listenToKeys(
    window,
    (press) => {
      const found = act(press);
      return found && (() => !press.repeated && found());
    },
    { first: true },
  );
}
