// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-yields',
  title: '收益从哪里来：APR、APY 与可持续性',
  summary: '把年化拆成四个来源，分清 APR 与 APY，看出靠补贴撑着的高收益。',
  group: 'DeFi',
  minutes: 8,
  updated: '2026-11-23',
  related: ['defi-pools', 'defi-risks'],
  lesson: 5,
  blocks: [
    { kind: 'paragraph', words: [{ kind: 'text', text: '看到一个年化数字，先问一句：这钱是谁付的？' }] },
    { kind: 'heading', level: 2, id: 'sources', words: [{ kind: 'text', text: '四个来源' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '借款人付的利息' }] },
          { kind: 'text', text: '：有人真的在借，收益随使用率变；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '交易者付的手续费' }] },
          { kind: 'text', text: '：有成交才有，成交冷清就没有；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '网络的增发' }] },
          { kind: 'text', text: '：质押奖励，稀释不参与的人；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '项目的补贴' }] },
          { kind: 'text', text: '：用自己的代币发奖励，也叫' },
          {
            kind: 'inside',
            href: '/wiki/noun/yield-farming',
            children: [{ kind: 'text', text: '流动性挖矿' }],
          },
          { kind: 'text', text: '。代币跌了，年化就跟着跌。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '前两种可以持续，第四种有结束的日子。四种都不是，那么钱很可能来自后来的人，见',
        },
        { kind: 'inside', href: '/wiki/noun/ponzi', children: [{ kind: 'text', text: '庞氏骗局' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'apy', words: [{ kind: 'text', text: 'APR 与 APY' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: 'APR' }] },
          { kind: 'text', text: ' 是单利：日收益率 × 365；' },
        ],
        [
          {
            kind: 'strong',
            children: [{ kind: 'inside', href: '/wiki/noun/apy', children: [{ kind: 'text', text: 'APY' }] }],
          },
          { kind: 'text', text: ' 把收益再投进去：（1 + APR ÷ n）^n − 1。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: 'APR 100% 按天复利，APY 约 171%。两个页面一个写 APR、一个写 APY，不能直接比较；换算用 ',
        },
        {
          kind: 'inside',
          href: '/data/calc.html?tab=apy',
          children: [{ kind: 'text', text: 'APR ↔ APY 计算器' }],
        },
        { kind: 'text', text: '。频繁复投要付手续费，本金小的时候可能得不偿失。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'today', words: [{ kind: 'text', text: '年化是今天的，不是一年的' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '页面上的年化是把最近一天（或一周）的收益乘成一年。资金涌进来，分的人多了，年化就会下降。先看三十天的走势，再看今天的数字。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'denominated', words: [{ kind: 'text', text: '用什么结算' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '年化 20%，奖励是某个代币。这个代币一年里跌 60%，按美元算到手约 8%，如果本金也是它，就是亏。把收益和本金都折成同一种计价再比较。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'lock', words: [{ kind: 'text', text: '锁定换来的加成' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '锁得越久加成越高，锁定期里不能退出。把加成当成对流动性的补偿：如果这段时间里可能要用钱，加成再高也不划算。',
        },
      ],
    },
  ],
};
