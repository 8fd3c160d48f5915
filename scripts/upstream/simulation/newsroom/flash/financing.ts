import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { dayName, p, worth } from '../../../catalogue/content/news/wording.ts';
import type { Round } from '../../../ports/financing.ts';
import { roundsOf } from '../../funds/financing.ts';
import { chance } from '../../random/chance.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

/** Size of a round from which it is important, USD. */
const IMPORTANT = 1e8;
/** First hour of publication in Beijing, and over how many hours they are spread. */
const [FROM, SPREAD] = [9, 13];

/** The rounds of the day's page of financing. A round is of a UTC day, which begins at 8:00 in Beijing. */
export const financing: Reporter = async (day) =>
  roundsOf(day + DAY / 2)
    .filter(({ time }) => beijingMidnight(time) === day)
    .map((round) => draftOf(round, day));

function draftOf(
  { id, project, round, category, amount, valuation, lead, others }: Round,
  day: number,
): Draft {
  const key = `financing-${id}`;
  const sized = worth(amount);
  return {
    hour: day + (FROM + Math.floor(chance(key) * SPREAD)) * HOUR,
    key,
    section: 'flash',
    desk: 'editors',
    source: '币镜融资数据',
    coins: [],
    important: amount >= IMPORTANT,
    title: phrase(key, [
      `${project} 完成 ${sized} ${round}，${lead}领投（演示项目）`,
      `${category}项目 ${project} 获 ${sized} ${round}（演示项目）`,
    ]),
    content: p(
      `${dayName(day)}，${category}项目 ${project} 宣布完成 ${sized} 的${round}，${lead}领投${others.length > 0 ? `，${others.join('、')}参投` : ''}。`,
      valuation === null ? '估值未公布。' : `本轮估值 ${worth(valuation)}。`,
      '项目与机构均为演示市场虚构。',
    ),
  };
}
