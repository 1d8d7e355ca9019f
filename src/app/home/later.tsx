import { type ComponentType, useEffect, useState } from 'react';
import { busy } from '../rest.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';

/** A part whose script is fetched once the page around it is there, with a sentence until then and one if it cannot be had. */
export function later(fetch: () => Promise<ComponentType>): ComponentType {
  return function Later() {
    const [Part, setPart] = useState<ComponentType | null>(null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      void fetch()
        .then(
          (part) => setPart(() => part),
          () => setMissing(true),
        )
        .finally(busy());
    }, []);
    if (Part) return <Part />;
    return <p role="status">{isMissing ? texts.missing : texts.loading}</p>;
  };
}
