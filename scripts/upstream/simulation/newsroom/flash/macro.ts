import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { macroDates } from '../../../catalogue/content/calendar/macro.ts';
import { clock, dayName, p } from '../../../catalogue/content/news/wording.ts';
import type { Reporter } from '../item.ts';

/** Hours before a date at which it is announced. */
const LEAD = 8 * HOUR;

/** Dates outside the market, hours before them; never what comes out, which the simulation does not know. */
export const macroFlashes: Reporter = async (day) =>
  macroDates(day + LEAD, day + DAY + LEAD)
    // An expected date may be another one by then.
    .filter(({ confidence }) => confidence === null)
    .map(({ id, time, title, importance, source }) => ({
      hour: time - LEAD,
      key: `macro-${id}`,
      section: 'flash',
      desk: 'editors',
      source,
      coins: [],
      important: importance === 3,
      title: `${dayName(time)} ${clock(time)}，${title}`,
      content: p(`${title}的时间为北京时间 ${dayName(time)} ${clock(time)}，日期由公布机构事先排定。`),
    }));
