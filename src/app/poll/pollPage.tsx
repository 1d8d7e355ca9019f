import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { pollTexts as texts } from '../strings/pages/poll.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { pollAddress } from './address.ts';
import { ClassQuestions } from './ClassQuestions.tsx';
import { Phone } from './phone/Phone.tsx';
import { openQuestion, type PollQuestion } from './question.ts';
import { Wall } from './wall/Wall.tsx';

type Opened = { readonly question: PollQuestion } | { readonly trouble: string } | null;

/** The page of the address, or why it cannot be shown. */
function OpenedPoll() {
  const { of, isWall } = pollAddress.read(location.search);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    document.title = pageTitle(texts.polls);
    if (of === '') return;
    openQuestion(of).then(
      (question) => setOpened(question === null ? { trouble: texts.unknown(of) } : { question }),
      () => setOpened({ trouble: texts.missing }),
    );
  }, [of]);
  if (opened !== null && 'question' in opened)
    return isWall ? <Wall question={opened.question} /> : <Phone question={opened.question} />;
  return (
    <ClassQuestions>
      {of !== '' && (
        <p role={opened === null ? 'status' : 'alert'}>{opened === null ? texts.loading : opened.trouble}</p>
      )}
    </ClassQuestions>
  );
}

/** Page of a poll: on the phone, on the wall, or the list of all questions. */
export async function mountPoll(root: HTMLElement): Promise<void> {
  declarePanels(registry);
  startSizeSync();
  reportAddress(pollAddress.problems(location.search));
  createRoot(root).render(
    <StrictMode>
      <OpenedPoll />
    </StrictMode>,
  );
}
