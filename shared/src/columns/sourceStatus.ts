import type { SourceRow, SourceState } from '../contract/sourceStatus.ts';
import { groupThousands } from '../format/decimal.ts';
import { formatPrice } from '../format/price.ts';
import { resumesText } from '../format/resumes.ts';
import type { Column } from './column.ts';
import { ago } from './moreValues.ts';
import { rowName, text } from './words.ts';

/** What each state is called, what it means, and its shape: colour alone tells nobody. */
export const STATE_WORDS: Readonly<
  Record<SourceState, readonly [word: string, mark: string, meaning: string]>
> = {
  well: ['正常', '●', '按时回答'],
  late: ['偏旧', '▲', '回答比应有的时间晚，仍显示上一次的数'],
  paused: ['暂停', '■', '对方拒绝之后，按规定的时间不再询问'],
  failed: ['失败', '✕', '最近几次都没有取得数据'],
  waiting: ['等待', '○', '还没有第一次回答'],
  off: ['停用', '－', '部署者没有启用'],
};

/** What visitors see because of a source: what it brings, and what became of that. */
export function effectOf({ state, answeredAt, shows }: SourceRow): string {
  const what = shows.join('、');
  if (what === '' || state === 'well') return what;
  if (state === 'off') return `不取自这里：${what}`;
  if (answeredAt === null) return `缺少，或取自其他来源：${what}`;
  return `停在上一次回答，或取自其他来源：${what}`;
}

/** Why its last call brought nothing, and when it is asked again while it is paused; '' after a good one. */
export function reasonText({ reason, until }: SourceRow): string {
  return until === null ? reason : `${reason}；${resumesText(until)}`;
}

const whole = (value: number) => groupThousands(String(Math.floor(value)));

function budgetOf({ state, budget }: SourceRow): string {
  if (state === 'off') return '';
  if (budget === null) return '不限';
  const now = `${whole(budget.now)} / ${whole(budget.burst)}`;
  return budget.month === null ? now : `${now}，本月剩 ${whole(budget.month)}`;
}

/** A source a row. On a phone two lines: name and state; why, or what it brings, and its age. */
export const sourceColumns: readonly Column<SourceRow>[] = [
  rowName('source', '来源', ({ title }: SourceRow) => ({ name: title, link: null }), {
    width: 150,
    phoneWidth: 210,
    grow: false,
  }),
  text('state', '状态', ({ state }) => STATE_WORDS[state][0], { width: 92, phone: 'key' }),
  ago('answered', '最近回答', ({ answeredAt }) => answeredAt, { width: 104, phoneUnder: 'state' }),
  text('reason', '原因', reasonText, { width: 236, phone: 'hidden' }),
  text('budget', '剩余额度', budgetOf, { width: 190, phone: 'hidden' }),
  text('effect', '访客看到什么', effectOf, { width: 320, grow: true, phoneUnder: 'source' }),
];

/** A number that is not believed for now, with the source that gave it. */
export interface QuarantinedRow {
  readonly source: string;
  readonly subject: string;
  readonly value: number;
  readonly reason: string;
  readonly since: number | null;
}

/** All numbers in quarantine, source by source. */
export function quarantinedRows(sources: readonly SourceRow[]): readonly QuarantinedRow[] {
  return sources.flatMap(({ title, quarantined }) => quarantined.map((one) => ({ source: title, ...one })));
}

/** The numbers in quarantine. */
export const quarantineColumns: readonly Column<QuarantinedRow>[] = [
  rowName(
    'subject',
    '对象',
    ({ subject, source }: QuarantinedRow) => ({ name: subject, note: source, link: null }),
    {
      width: 160,
      grow: false,
    },
  ),
  text('value', '给出的数', ({ value }) => formatPrice(value), { width: 130, align: 'right', phone: 'key' }),
  ago('since', '隔离', ({ since }) => since, { width: 104, phoneUnder: 'value' }),
  text('reason', '原因', ({ reason }) => reason, { width: 320, grow: true, phone: 'hidden' }),
];

/** What the page says to a reader while no source is configured. */
export const SIMULATED_SOURCES =
  '本站目前没有接入行情来源：价格、成交与消息都由模拟市场生成，页面上标有“演示数据”，不能据此做任何决定。';

/** The same page to whoever runs the site. */
export const CONNECTING_SOURCES =
  '设置 MARKET_SOURCE=public 并重新启动，即可接入交易所、CoinGecko、DefiLlama 等公开来源；这里随后列出每个来源的状态。';
