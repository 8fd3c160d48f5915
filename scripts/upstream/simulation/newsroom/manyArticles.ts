import type { NewsSection } from '@coinmirror/shared/contract/news/sections.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { Draft, Reporter } from './item.ts';

/** Occurs in a few articles, however many there are. */
export const RARE_WORD = '灯塔协议';
/** One article on every such day contains the rare word. */
const RARE_DAYS = 20;

const SECTIONS: readonly NewsSection[] = ['analysis', 'depth', 'policy', 'defi', 'nft'];
const SENTENCES = [
  '过去一天成交额与前一周的均值相近，主流币种的换手率没有明显变化。',
  '交易平台的储备与前一日持平，链上转账笔数略有上升。',
  '资金费率回到基准附近，永续合约的持仓量小幅下降。',
  '板块之间的分化仍在继续，领涨与领跌的差距收窄。',
  '监管机构的意见征询期还有一个月，市场在等待正式文本。',
  '质押收益率随锁仓数量的上升而走低，流动性池的深度有所改善。',
];
const CODES = coinCatalogue.slice(0, 200).map(({ code, symbol }) => ({ code, symbol }));

/**
 * Writes `count` cheap articles a day over all sections and two hundred coins, for tests of what must not grow with the
 * number of articles.
 */
export function manyArticles(count: number): Reporter {
  return async (day) => Array.from({ length: count }, (_, at) => articleOf(day, at));
}

function articleOf(day: number, at: number): Draft {
  const number = (day / HOUR) * 7 + at;
  const coin = CODES[(number * 31) % CODES.length] ?? { code: 'bitcoin', symbol: 'BTC' };
  const other = CODES[(number * 17 + 5) % CODES.length] ?? coin;
  const hasRareWord = at === 0 && (day / HOUR / 24 - 2 / 3) % RARE_DAYS < 1;
  const words = Array.from(
    { length: 8 },
    (_, line) => SENTENCES[(number + line * (at % 5)) % SENTENCES.length],
  );
  return {
    hour: day + (at % 24) * HOUR,
    key: `many-${day}-${at}`,
    section: SECTIONS[at % SECTIONS.length] ?? 'analysis',
    title: `${coin.symbol} 观察 ${number}：成交与持仓的变化`,
    content: `<p>${coin.symbol} 与 ${other.symbol}：${words.join('')}${hasRareWord ? RARE_WORD : ''}</p>`,
    desk: 'editors',
    source: '演示',
    coins: [coin.code, other.code],
    headline: at % 10 === 0,
  };
}
