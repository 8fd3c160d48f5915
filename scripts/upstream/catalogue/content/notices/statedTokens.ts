import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { ZONE, zoneOffset } from './statedZone.ts';

/** The months as they are written, and nothing that begins like one: `margin 10` is no day of March. */
const MONTHS = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
const MONTH = `(?<mon#>${MONTHS.join('|')})\\.?`;

/** A day as notices write it; `#` keeps the groups of the forms apart. Without its year a day is one that must agree. */
const DAYS = [
  '(?<year#>20\\d{2})\\s*年\\s*(?<month#>\\d{1,2})\\s*月\\s*(?<day#>\\d{1,2})\\s*[日号號]',
  '(?<month#>\\d{1,2})\\s*月\\s*(?<day#>\\d{1,2})\\s*[日号號]',
  '(?<!\\d)(?<year#>20\\d{2})[-/.](?<month#>\\d{1,2})[-/.](?<day#>\\d{1,2})(?!\\d)',
  `\\b${MONTH}\\s+(?<day#>\\d{1,2})(?:st|nd|rd|th)?(?:\\s*,?\\s*(?<year#>20\\d{2}))?(?!\\d)`,
  `(?<!\\d)(?<day#>\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH}(?:\\s*,?\\s*(?<year#>20\\d{2}))?(?!\\d)`,
];
const CLOCK =
  '(?<!\\d)(?<noon#>上午|下午|晚上|凌晨|中午)?\\s*(?:(?<hour#>\\d{1,2})(?:\\s*[:：]\\s*(?<minute#>\\d{2})(?::\\d{2})?|\\s*[點点时時](?:\\s*(?<past#>\\d{1,2})\\s*分)?)\\s*(?<half#>[ap]\\.?m\\b\\.?)?|(?<only#>\\d{1,2})\\s*(?<pm#>[ap]\\.?m\\b\\.?))(?!\\d)';

/** Clock, zone or day, whichever comes next: what stands between two of them is looked at by itself. */
const TOKEN = new RegExp(
  [
    ...DAYS.map((form, at) => `(?<d${at}>${form.replaceAll('#', String(at))})`),
    `(?<zone>${ZONE})`,
    `(?<clock>${CLOCK.replaceAll('#', '9')})`,
  ].join('|'),
  'giu',
);

interface DayToken {
  readonly kind: 'day';
  /** null where it is not written. */
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}
interface ClockToken {
  readonly kind: 'clock';
  readonly minutes: number;
}
interface ZoneToken {
  readonly kind: 'zone';
  readonly offset: number;
}
/** A day, a clock or a zone in a text, and where it stands. */
export type StatedToken = (DayToken | ClockToken | ZoneToken) & {
  readonly begin: number;
  readonly end: number;
};

/** null where one of them is no day or no hour. */
export function statedTokens(text: string): readonly StatedToken[] | null {
  const found: StatedToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const token = tokenOf(match);
    if (token === null) return null;
    found.push({ ...token, begin: match.index, end: match.index + match[0].length });
  }
  return found;
}

function tokenOf({ groups = {}, ...match }: RegExpMatchArray): DayToken | ClockToken | ZoneToken | null {
  const { zone, clock } = groups;
  if (zone !== undefined) {
    const offset = zoneOffset(match[0] ?? '');
    return offset === null ? null : { kind: 'zone', offset };
  }
  if (clock !== undefined) return clockOf(groups);
  const form = DAYS.findIndex((_, at) => groups[`d${at}`] !== undefined);
  const part = (name: string) => groups[`${name}${form}`];
  const written = part('mon') ?? '';
  const named = MONTHS.findIndex((name) => new RegExp(`^${name}$`, 'i').test(written));
  return dayOf(part('year'), named < 0 ? Number(part('month')) : named + 1, Number(part('day')));
}

/** A year that has a 29 February: a day without its year may be that one. */
const ANY_YEAR = 2028;

function dayOf(year: string | undefined, month: number, day: number): DayToken | null {
  const date = new Date(Date.UTC(Number(year ?? ANY_YEAR), month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { kind: 'day', year: year === undefined ? null : Number(year), month, day };
}

function clockOf(groups: Readonly<Record<string, string | undefined>>): ClockToken | null {
  const { hour9, only9, minute9, past9, half9, pm9, noon9 } = groups;
  const hour = Number(hour9 ?? only9);
  const minute = Number(minute9 ?? past9 ?? 0);
  const half = (half9 ?? pm9 ?? '').toLowerCase();
  const isLate = half.startsWith('p') || noon9 === '下午' || noon9 === '晚上';
  const isTwelveHour = half !== '' || noon9 !== undefined;
  if (minute > 59 || hour > 23 || (half !== '' && (hour < 1 || hour > 12))) return null;
  // 中午 12:00 is noon; 凌晨 12:00 and 12:00 AM are midnight.
  const isMidnight = isTwelveHour && hour === 12 && (half.startsWith('a') || noon9 === '凌晨');
  const hours = isMidnight ? 0 : isLate && hour < 12 ? hour + 12 : hour;
  return { kind: 'clock', minutes: (hours * HOUR + minute * MINUTE) / MINUTE };
}
