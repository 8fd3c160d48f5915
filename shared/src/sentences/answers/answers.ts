import type { DataAnswers } from '../../contract/dashboards/dataAnswers.ts';
import { MISSING } from '../../format/missing.ts';
import { HUB_TABS, type HubTab } from '../../indicators/hub.ts';
import { join, plain, type Sentence, say } from '../sentence.ts';
import type { AnsweredQuestion, Question } from './answer.ts';
import { chainQuestions } from './chain.ts';
import { fundQuestions } from './funds.ts';
import { futuresQuestions } from './futures.ts';
import { marketQuestions } from './market.ts';
import { stableQuestions } from './stable.ts';

/** Every question of the data centre, those of one tab beside each other. */
export const dataQuestions: readonly Question[] = [
  ...futuresQuestions,
  ...marketQuestions,
  ...stableQuestions,
  ...fundQuestions,
  ...chainQuestions,
];

/** What each question has for an answer today; without a source `--` and 未接入. */
export function dataAnswersOf(numbers: DataAnswers): readonly AnsweredQuestion[] {
  return dataQuestions.map(({ find, key, tab, question, link }) => ({
    ...{ key, tab, question, link },
    direction: 'none',
    ...(find(numbers) ?? { figure: MISSING, verdict: '未接入' }),
  }));
}

/** What is out of the ordinary today; without it that there is nothing, and null without any answer. */
export function hubSentence(answers: readonly AnsweredQuestion[]): Sentence | null {
  const known = answers.filter(({ figure }) => figure !== MISSING);
  if (known.length === 0) return null;
  const said = known.flatMap(({ unusual, link }) => (unusual === undefined ? [] : [plain(unusual, link)]));
  const count = String(known.length);
  if (said.length === 0) return [`${count} 项都在平常范围内，平静的一天。`];
  const list = said.flatMap((figure, at): Sentence => (at === 0 ? [figure] : ['、', figure]));
  return join([say`${count} 项里 ${String(said.length)} 项异于平常：${list}`]);
}

/** The answers of one tab, or of all by tab; in the order of the questions. */
export function answersByTab(
  answers: readonly AnsweredQuestion[],
  tab: HubTab,
): readonly { readonly tab: HubTab; readonly answers: readonly AnsweredQuestion[] }[] {
  const groups = [...Map.groupBy(answers, (one) => one.tab)].map(([name, own]) => ({
    tab: name,
    answers: own,
  }));
  return tab === HUB_TABS[0] ? groups : groups.filter((group) => group.tab === tab);
}
