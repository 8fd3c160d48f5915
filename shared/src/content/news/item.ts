import type { NewsSection } from '../../contract/news/sections.ts';
import type { Candle } from '../../ports/candles.ts';

/** Who writes; the name stands under every item. */
export const DESKS = {
  market: '币镜行情台',
  data: '币镜数据台',
  chain: '币镜链上台',
  exchange: '币镜交易所台',
  editors: '币镜演示编辑部',
  english: '币镜英文台',
} as const;
export type Desk = keyof typeof DESKS;

/** What each of them writes about. */
export const DESK_INTROS: Readonly<Record<Desk, string>> = {
  market: '每日早报，以及盘中的异动：涨跌、突破、成交放大与收盘回顾。',
  data: '焦点币种与板块的数据回顾，恐惧贪婪、资金费率等指标的变动。',
  chain: '持币地址、大额流动、出块与手续费等链上变化。',
  exchange: '交易平台的上新、下架与规则变动，新币上线后的观察。',
  editors: '周报、月报，以及机制与监管的科普。',
  english: '以英文写的收盘小结与快讯，每条都可以译成中文。',
};

/** Whether a text is the code of a desk. */
export function isDesk(code: string): code is Desk {
  return Object.hasOwn(DESKS, code);
}

/**
 * Something to be published within one hour. All it says was certain when that hour began, so that it reads the same
 * whenever it is written.
 */
export interface Draft {
  /** The hour of publication, epoch ms. */
  readonly hour: number;
  /** Names the draft within its hour; chooses its minute and its wording. */
  readonly key: string;
  readonly section: NewsSection;
  readonly title: string;
  /** Paragraphs as the wire writes them: `<p>`, and `<h2>`, `<li>` in articles. */
  readonly content: string;
  readonly desk: Desk;
  /** Where the figures come from. */
  readonly source: string;
  readonly important?: boolean;
  /** Coins it is about, the first one most. */
  readonly coins: readonly string[];
  readonly exchanges?: readonly string[];
  /** Minute of the hour, where it matters. */
  readonly minute?: number;
  /** Belongs to the front page. */
  readonly headline?: boolean;
  /** Of what is written in English: the same in Chinese, block by block. Everything else is written in Chinese. */
  readonly translation?: Translation;
}

/** The Chinese of an English item, with the same paragraphs. */
export interface Translation {
  readonly title: string;
  readonly content: string;
}

/** A draft with its place in time. */
export interface NewsItem extends Draft {
  /** Seconds since the newsroom opened: unique, growing, the same after any restart. */
  readonly id: number;
  /** Epoch ms, whole seconds; no two items share one. */
  readonly time: number;
}

/** Some kind of news: what it has to publish within the Beijing day that begins at `day` (epoch ms). */
export type Reporter = (day: number, readings: Readings) => Promise<readonly Draft[]>;

/** What a reporter may read: closed candles, whatever the clock says now. */
export interface Readings {
  readonly now: number;
  /** The last `count` closed hours before `end` (a whole hour), oldest first; fewer where the coin is younger. */
  hours(code: string, end: number, count: number): Promise<readonly Candle[]>;
  /** The last `count` closed Beijing days before `end` (a Beijing midnight), oldest first. */
  days(code: string, end: number, count: number): Promise<readonly Candle[]>;
}
