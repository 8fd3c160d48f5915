import type { Interpretation } from './interpretation.ts';

/** Grayscale's trusts, and US funds. */
export const grayInterpretation = {
  meaning: '灰度各信托的持仓、变化与溢价率，以及美国比特币、以太坊现货 ETF 的净流入。',
  interpretation:
    'ETF 连续净流入说明传统账户在买入；封闭式信托的溢价率为负，说明二级市场的份额比它持有的币便宜。',
  howToRead: [
    '2024 年起 GBTC、ETHE 转为可赎回的 ETF，溢价率贴近 0，看溢价已没有意义，改看净流入。',
    '没有转为 ETF 的信托不能赎回，份额价格由二级市场决定，溢价与折价可以很大、维持很久。',
    '净流入按交易日统计，周末与美国假日没有数据。',
  ],
  weakPoints: [
    '净流入以币数变化 × 当日收盘价估算，与发行方按美元公布的数字会有小差别。',
    '灰度费率较高，资金转去费率更低的产品也表现为流出，不代表离开市场。',
  ],
  formula: '溢价率 = 份额市场价 ÷（每份含币 × 币价）− 1；净流入 = 当日增加的币数 × 收盘价',
  source: '发行方每日持仓披露',
  cadence: '持仓每个交易日；价值与溢价随价格变动',
} as const satisfies Interpretation;
