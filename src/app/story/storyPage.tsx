import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { checkStory } from '../../stories/check.ts';
import { stories } from '../../stories/index.ts';
import type { Story as StoryData } from '../../stories/story.ts';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { DRAFT_ID, storyDraftHere } from '../fileDrop/handOver.ts';
import { TryFile } from '../fileDrop/TryFile.tsx';
import { forgetPlace, remembered } from '../lab/places.ts';
import { pageLink } from '../link/pageLink.ts';
import { storyTexts as texts } from '../strings/pages/story.ts';
import { isResult, storyAddress, storyProblems } from './address.ts';
import { Story } from './Story.tsx';
import styles from './story.module.css';

/** A story, or why there is none to show. */
type Opened =
  | { readonly story: StoryData; readonly draft: string | null }
  | { readonly trouble: readonly string[] };

function judged(value: unknown, draft: string | null): Opened {
  const read = checkStory(value);
  if ('story' in read) return { story: read.story, draft };
  return {
    trouble: read.faults.map(({ path, value: found, expected }) => texts.fault(path, found, expected)),
  };
}

async function open(id: string): Promise<Opened> {
  if (id === DRAFT_ID) {
    const draft = storyDraftHere();
    if (draft !== null) return judged(JSON.parse(draft.text), draft.file);
  }
  const entry = stories[id];
  if (entry === undefined) return { trouble: [texts.unknown(id, Object.keys(stories))] };
  return judged((await entry.load()).default, null);
}

function OpenedStory() {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isGone = false;
    open(storyAddress.read(location.search).id).then(
      (found) => {
        if (isGone) return;
        if ('story' in found) reportAddress(storyProblems(location.search, found.story.moments.length));
        setOpened(found);
      },
      (error: unknown) => !isGone && setOpened({ trouble: [String(error)] }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <div className={styles.page}>
      {(opened === null || 'story' in opened) && <TryFile hasButton={false} />}
      {opened !== null && 'story' in opened ? (
        <Story story={opened.story} draft={opened.draft} />
      ) : (
        <main className={styles.notice}>
          <h1>{texts.home}</h1>
          {opened === null ? (
            <p role="status">{texts.loading}</p>
          ) : (
            <ul role="alert">
              {opened.trouble.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {opened !== null && <TryFile />}
          <a href={pageLink('home')}>{texts.home}</a>
        </main>
      )}
    </div>
  );
}

/**
 * A story in front of the control room. A reader who has opened the control room in this visit gets it again, unless the
 * link names a place in the story.
 */
export async function mountStory(root: HTMLElement): Promise<void> {
  const address = storyAddress.read(location.search);
  const isPlace = address.moment !== null || address.guess !== null || isResult(address);
  const scene = stories[address.id]?.scene;
  if (!isPlace && scene !== undefined && remembered('story') !== null) {
    location.replace(`?scene=${scene}&back=story`);
    return;
  }
  forgetPlace('story');
  createRoot(root).render(
    <StrictMode>
      <OpenedStory />
    </StrictMode>,
  );
}
