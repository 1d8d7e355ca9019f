import { type ReactNode, useEffect, useState } from 'react';
import { lessons } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { stories } from '../../stories/index.ts';
import styles from '../lecture/plan/lecture.module.css';
import { TitledPage } from '../lecture/plan/TitledPage.tsx';
import { pollTexts as texts } from '../strings/pages/poll.ts';
import { wallAddress } from './address.ts';
import poll from './poll.module.css';
import { ofStep, openQuestion, type PollQuestion, wordsOf } from './question.ts';

async function ofStories(): Promise<readonly PollQuestion[]> {
  const found = await Promise.all(Object.keys(stories).map(openQuestion));
  return found.filter((question) => question !== null);
}

async function ofLessons(): Promise<readonly PollQuestion[]> {
  const found = await Promise.all(
    Object.entries(lessons).map(async ([id, { load }]) => {
      const lesson = (await load()).default as Lesson;
      return lesson.steps.map((_, at) => ofStep(id, lesson, at));
    }),
  );
  return found.flat().filter((question) => question !== null);
}

interface ListProps {
  readonly title: string;
  readonly questions: readonly PollQuestion[];
}

/** Questions under the names of what they are from. */
function List({ title, questions }: ListProps) {
  const titles = [...new Set(questions.map((question) => question.title))];
  return (
    <section className={poll.questions}>
      <h2>{title}</h2>
      <ul className={styles.plans}>
        {titles.map((name) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul>
              {questions
                .filter((question) => question.title === name)
                .map((question) => (
                  <li key={question.of}>
                    <a href={wallAddress(question.of)}>{wordsOf(question)}</a>
                    {question.kind === 'curve' && ` (${texts.draws})`}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every question that a class can be asked. @param children what to say before the list */
export function ClassQuestions({ children }: { readonly children?: ReactNode }) {
  const [found, setFound] = useState<{ readonly [Part in 'stories' | 'lessons']?: readonly PollQuestion[] }>(
    {},
  );
  useEffect(() => {
    void ofStories().then((all) => setFound((before) => ({ ...before, stories: all })));
    void ofLessons().then((all) => setFound((before) => ({ ...before, lessons: all })));
  }, []);
  return (
    <TitledPage title={texts.polls}>
      <p>{texts.intro}</p>
      {children}
      <List title={texts.stories} questions={found.stories ?? []} />
      <List title={texts.lessons} questions={found.lessons ?? []} />
    </TitledPage>
  );
}
