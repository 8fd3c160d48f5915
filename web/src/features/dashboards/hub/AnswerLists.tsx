import type { DataAnswers } from '@coinmirror/shared/contract/dashboards/dataAnswers.ts';
import type { HubTab } from '@coinmirror/shared/indicators/hub.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { AnsweredQuestion } from '@coinmirror/shared/sentences/answers/answer.ts';
import { answersByTab, dataAnswersOf } from '@coinmirror/shared/sentences/answers/answers.ts';
import { useMemo } from 'react';
import { cx } from '#ui/classNames.ts';
import { HrefLink } from '#ui/link/HrefLink.tsx';
import styles from './AnswerLists.module.css';

interface AnswerListsProps {
  readonly numbers: DataAnswers;
  /** Of one group; the first tab has all. */
  readonly tab: HubTab;
}

/** Questions with today's number and what it means, by group; each leads to the page that has more. */
export function AnswerLists({ numbers, tab }: AnswerListsProps) {
  const groups = useMemo(() => answersByTab(dataAnswersOf(numbers), tab), [numbers, tab]);
  return (
    <div className={styles.groups}>
      {groups.map(({ tab: name, answers }) => (
        <section key={name} className={styles.group} aria-label={`${name}的答案`}>
          {groups.length > 1 && <h2>{name}</h2>}
          <ul className={styles.list}>
            {answers.map((answer) => (
              <li key={answer.key}>
                <Answer answer={answer} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Answer({
  answer: { link, question, figure, direction, verdict },
}: {
  readonly answer: AnsweredQuestion;
}) {
  return (
    <HrefLink href={hrefOfLink(link)} className={styles.answer}>
      <span>{question}</span>
      <strong className={cx(styles.figure, styles[direction])}>{figure}</strong>
      {verdict !== '' && <span className={styles.verdict}>{verdict}</span>}
    </HrefLink>
  );
}
