// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'funding-rate',
  title: '合约入门：资金费率、强平价与仓位',
  summary: '永续合约怎样锚定现货、资金费率谁付给谁、强平价怎样算，以及怎样控制一次能亏多少。',
  group: '行情',
  minutes: 14,
  updated: '2026-11-23',
  related: ['read-candles', 'first-purchase'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '合约可以在很短时间内亏光全部保证金。没有用小额练习过之前，不建议使用。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'anchor', words: [{ kind: 'text', text: '永续合约靠什么跟住现货' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '没有到期日，靠' },
        { kind: 'strong', children: [{ kind: 'text', text: '资金费率' }] },
        {
          kind: 'text',
          text: '：合约价高于现货时，多头定期付钱给空头；低于现货时反过来。钱在用户之间转移，不是平台收的手续费。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'rate', words: [{ kind: 'text', text: '资金费率怎么读' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '看清周期：每 8 小时、4 小时还是 1 小时一次；' }],
        [{ kind: 'text', text: '年化 = 费率 × 每天次数 × 365，0.01% 每 8 小时约合每年 10.95%；' }],
        [{ kind: 'text', text: '长期很高说明做多的人多而拥挤，不说明价格一定会跌。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'liquidation', words: [{ kind: 'text', text: '强平价大致怎样算' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '逐仓做多时，不计手续费：强平价 ≈ 开仓价 × (1 − 1 ÷ 杠杆 + 维持保证金率)。10 倍杠杆、维持保证金率 0.5%，价格跌约 9.5% 就会强平。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '想知道自己的数字，用' },
        { kind: 'page', page: 'dataCalc', children: [{ kind: 'text', text: '计算器' }] },
        { kind: 'text', text: '里的合约盈亏与强平。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'size', words: [{ kind: 'text', text: '先定能亏多少，再定仓位' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '定下这一次最多亏总资金的百分之几，例如 1%；' }],
        [{ kind: 'text', text: '定下止损价；' }],
        [{ kind: 'text', text: '仓位 = 可亏金额 ÷ (开仓价 − 止损价) 的绝对值；' }],
        [{ kind: 'text', text: '算出来的仓位再决定杠杆，而不是反过来。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'slip', words: [{ kind: 'text', text: '止损也可能不在那个价' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '止损触发后通常按市价成交，行情跳动时会滑点。深度薄的交易对、重大消息前后要把这一部分算进去。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'limits', words: [{ kind: 'text', text: '三条底线' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '不用生活费，不借钱；' }],
        [{ kind: 'text', text: '亏损时不加杠杆“救”仓位；' }],
        [{ kind: 'text', text: '不同平台的标记价格、强平规则不同，用之前先读规则。' }],
      ],
    },
  ],
};
