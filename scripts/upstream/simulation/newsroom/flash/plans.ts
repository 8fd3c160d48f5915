import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { clock, dayName, p } from '../../../catalogue/content/news/wording.ts';
import type { CalendarEvent } from '../../../ports/calendar.ts';
import { plans } from '../../calendar/desks/plans.ts';
import { chance } from '../../random/chance.ts';
import type { Draft, Reporter } from '../item.ts';

/** Importance of a plan from which its announcement is reported. */
const LEAST = 2;
/** Days by which a plan is announced before it. */
const [SOONEST, LATEST] = [3, 76];
/** First hour of publication in Beijing, and over how many hours they are spread. */
const [FROM, SPREAD] = [10, 12];

/** Plans that projects announce on the day, as the calendar has them from then on. */
export const planFlashes: Reporter = async (day) =>
  plans(day + SOONEST * DAY, day + LATEST * DAY)
    .filter(
      ({ announcedAt, importance }) =>
        announcedAt !== null && announcedAt >= day && announcedAt < day + DAY && importance >= LEAST,
    )
    .map((event) => draftOf(event, day));

function draftOf({ id, title, time, isAllDay, coins, importance }: CalendarEvent, day: number): Draft {
  const key = `announced-${id}`;
  const when = `${dayName(time)}${isAllDay ? '' : ` ${clock(time)}`}`;
  return {
    hour: day + (FROM + Math.floor(chance(key) * SPREAD)) * HOUR,
    key,
    section: 'flash',
    desk: 'editors',
    source: '项目公告（演示）',
    coins,
    important: importance > LEAST,
    title: `${title}定于 ${when}`,
    content: p(
      `项目公告：${title}，时间为 ${when}，已列入币镜日历。`,
      '日期可能调整，以项目公告为准；该计划为演示市场虚构。',
    ),
  };
}
