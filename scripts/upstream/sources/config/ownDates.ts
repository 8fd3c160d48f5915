import { readFileSync } from 'node:fs';
import { ADDRESS_MOST } from '@coinmirror/shared/constants/textLimits.ts';
import * as v from 'valibot';
import type { OwnDate } from '../../catalogue/content/calendar/macro.ts';
import { MACRO_SERIES, MACRO_SERIES_NAMES } from '../../catalogue/content/calendar/macroSeries.ts';

const MOST = 200;
const VARIABLE = 'SOURCES_CALENDAR';

const day = v.pipe(
  v.string(),
  v.check((text) => {
    const time = Date.parse(`${text}T00:00:00Z`);
    return (
      !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && /^\d{4}-\d\d-\d\d$/.test(text)
    );
  }, 'must be a day like 2027-01-13'),
);

const entry = v.strictObject({
  series: v.picklist(MACRO_SERIES_NAMES, `must be one of ${MACRO_SERIES_NAMES.join(', ')}`),
  date: v.pipe(
    day,
    v.check((text) => ![0, 6].includes(new Date(`${text}T00:00:00Z`).getUTCDay()), 'must be no weekend'),
  ),
  checked: day,
  address: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(ADDRESS_MOST, `must have at most ${ADDRESS_MOST} characters`),
      v.check((text) => {
        const url = URL.parse(text);
        return url?.protocol === 'https:' && url.username === '' && url.password === '';
      }, 'must be an https address without a name and a password'),
    ),
  ),
});

/**
 * Reads the operator's dates of publishers: a JSON file of `{"series": "cpi", "date": "2027-01-13", "checked":
 * "2026-12-20"}`, with `"address"` where it is not the series' own. Throws an Error of one line, in English and in
 * Chinese, that names the file, the entry and the field.
 */
export function readOwnDates(file: string): readonly OwnDate[] {
  const reported = jsonIn(file);
  if (!Array.isArray(reported) || reported.length === 0 || reported.length > MOST) {
    throw refused(
      `${file} must hold a list of 1 to ${MOST} dates`,
      `${file} 应当是 1 到 ${MOST} 个日期的列表`,
    );
  }
  const dates = reported.map((row: unknown, at) => dateOf(row, file, at + 1));
  const keys = dates.map(({ series, day: own }) => `${series} ${own}`);
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  if (twice >= 0)
    throw refused(`date ${twice + 1} of ${file} stands there twice`, `${file} 的第 ${twice + 1} 项重复`);
  return dates;
}

function dateOf(row: unknown, file: string, place: number): OwnDate {
  const result = v.safeParse(entry, row);
  if (!result.success) {
    const [issue] = result.issues;
    const field = v.getDotPath(issue);
    const words = /^must /.test(issue.message)
      ? issue.message
      : issue.type === 'strict_object'
        ? 'is missing, or no field of a date'
        : 'must be a text';
    throw refused(
      `date ${place} of ${file}: ${field === null ? 'it must be an object' : `${field} ${words}`}`,
      `${file} 的第 ${place} 项${field === null ? '不是对象' : `的 ${field} 有误`}`,
    );
  }
  const { series, date, checked, address } = result.output;
  return { series, day: date, checkedOn: checked, address: address ?? MACRO_SERIES[series].address };
}

function jsonIn(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw refused(`${file} cannot be read (${code})`, `无法读取 ${file}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refused(`${file} is no JSON`, `${file} 不是 JSON`);
  }
}

function refused(english: string, chinese: string): Error {
  return new Error(`${VARIABLE}: ${english}. ${chinese}。`);
}
