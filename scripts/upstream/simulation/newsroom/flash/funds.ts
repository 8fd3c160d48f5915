import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { dayName, p, worth } from '../../../catalogue/content/news/wording.ts';
import { fundHoldings } from '../../funds/fundHoldings.ts';
import { fundDays } from '../../funds/funds.ts';
import { phrase } from '../../random/phrase.ts';
import type { Draft, Reporter } from '../item.ts';

const FUNDS = [
  { coin: 'bitcoin', symbol: 'BTC', name: '比特币' },
  { coin: 'ethereum', symbol: 'ETH', name: '以太坊' },
] as const;
/** Hour of publication in Beijing: America's day is over. */
const AT = 9;
/** Flow from which an item is important, USD. */
const IMPORTANT = 5e8;

/** Yesterday's flows of the spot funds; nothing after weekends. */
export const fundFlows: Reporter = async (day, marketData) => {
  const drafts = await Promise.all(
    FUNDS.map(async ({ coin, symbol, name }): Promise<readonly Draft[]> => {
      const [last] = await marketData.days(coin, day, 1);
      if (!last || last.time !== day - DAY) return [];
      const own = fundHoldings.filter((fund) => fund.coin === coin);
      const flows = (fundDays(own, [last])[0]?.flows ?? []).map((flow, at) => ({
        flow,
        ticker: own[at]?.ticker ?? '',
      }));
      const sum = flows.reduce((all, { flow }) => all + flow, 0);
      const [most] = flows.toSorted((a, b) => Math.abs(b.flow) - Math.abs(a.flow));
      if (!most || most.flow === 0) return [];
      const key = `etf-${coin}-${day}`;
      const said = (flow: number) =>
        `净${flow >= 0 ? '流入' : '流出'} ${formatAmount(Math.abs(flow))} ${symbol}`;
      const rising = flows.filter(({ flow }) => flow > 0).length;
      const value = Math.abs(sum) * last.close;
      return [
        {
          hour: day + AT * HOUR,
          quotedAt: day,
          key,
          section: 'flash',
          desk: 'data',
          source: '币镜 ETF 数据',
          coins: [coin],
          important: value >= IMPORTANT,
          title: phrase(key, [
            `${name}现货 ETF ${dayName(last.time)}${said(sum)}，约合 ${worth(value)}`,
            `美国${name}现货 ETF 单日${said(sum)}，${most.ticker} ${said(most.flow)}居首`,
          ]),
          content: p(
            `${dayName(last.time)}，美国${name}现货 ETF 合计${said(sum)}，按当日收盘价计约合 ${worth(value)}；统计的 ${flows.length} 只基金中 ${rising} 只净流入。`,
            `变动最大的是 ${most.ticker}，${said(most.flow)}。申购与赎回反映基金份额的增减，与当日价格方向不必一致。`,
          ),
        },
      ];
    }),
  );
  return drafts.flat();
};
