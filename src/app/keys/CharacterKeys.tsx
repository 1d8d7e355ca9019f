import { useState } from 'react';
import { hasCharacterKeys, keepCharacterKeys } from './characters.ts';

/** The check box that switches keys of one character on and off. @param label which of them there are */
export function CharacterKeys({ label }: { readonly label: string }) {
  const [isOn, setIsOn] = useState(hasCharacterKeys);
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          keepCharacterKeys(checked);
          setIsOn(checked);
        }}
      />{' '}
      {label}
    </label>
  );
}
