// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-pools',
  title: '无常损失：做市为什么可能不如拿着不动',
  summary: '无常损失的来历、公式与对照表，手续费要多高才补得上，以及怎样选池子。',
  group: 'DeFi',
  minutes: 10,
  updated: '2026-11-23',
  related: ['defi-amm', 'defi-yields'],
  lesson: 2,
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '把两种币存进' },
        { kind: 'inside', href: '/wiki/noun/liquidity-pool', children: [{ kind: 'text', text: '流动性池' }] },
        { kind: 'text', text: '，可以按份额分手续费。但价格变动后，池里的东西会比原样拿着少一些，这就是' },
        {
          kind: 'inside',
          href: '/wiki/noun/impermanent-loss',
          children: [{ kind: 'text', text: '无常损失' }],
        },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'origin', words: [{ kind: 'text', text: '它从哪里来' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '一种币涨了，套利者会用另一种币把它从池里买走。池子总是在上涨途中卖出、在下跌途中买入。价格走得越远，换出去的越多，与一直持有的差距越大。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'formula', words: [{ kind: 'text', text: '公式' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '两币各半的恒定乘积池：无常损失 = 2√r ÷（1 + r）− 1，r 是两种币价格变动之比。',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: '价格比变为' }], [{ kind: 'text', text: '无常损失' }]],
      rows: [
        [[{ kind: 'text', text: '1.25 倍' }], [{ kind: 'text', text: '−0.6%' }]],
        [[{ kind: 'text', text: '1.5 倍' }], [{ kind: 'text', text: '−2.0%' }]],
        [[{ kind: 'text', text: '2 倍' }], [{ kind: 'text', text: '−5.7%' }]],
        [[{ kind: 'text', text: '3 倍' }], [{ kind: 'text', text: '−13.4%' }]],
        [[{ kind: 'text', text: '4 倍' }], [{ kind: 'text', text: '−20.0%' }]],
        [[{ kind: 'text', text: '5 倍' }], [{ kind: 'text', text: '−25.5%' }]],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '涨到 2 倍和跌到一半，损失相同。两种币一起涨跌同样的幅度，r 为 1，没有损失。用',
        },
        {
          kind: 'inside',
          href: '/data/calc.html?tab=loss',
          children: [{ kind: 'text', text: '无常损失计算器' }],
        },
        { kind: 'text', text: '可以填自己的数字。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'name', words: [{ kind: 'text', text: '“无常”两个字' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '价格回到存入时的比例，损失就消失，所以叫无常。价格不回来就退出，它是实实在在的损失。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'fees', words: [{ kind: 'text', text: '手续费补得上吗' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '估算一年的手续费收入：日手续费 × 365 ÷ 池子规模。再估一个可能的价格比，用上表查损失。手续费率大于损失，做市才比持有划算。奖励代币要按卖得掉的价格算，不按今天的价格算，换算方法见',
        },
        { kind: 'inside', href: '/tutorial/defi-yields', children: [{ kind: 'text', text: '收益从哪里来' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'choose', words: [{ kind: 'text', text: '怎样选池子' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: '两种币价格走势相近（两种' },
          { kind: 'inside', href: '/wiki/noun/stablecoin', children: [{ kind: 'text', text: '稳定币' }] },
          { kind: 'text', text: '、质押凭证与原币），损失小，但要防其中一种' },
          { kind: 'inside', href: '/wiki/noun/depeg', children: [{ kind: 'text', text: '脱锚' }] },
          { kind: 'text', text: '；' },
        ],
        [{ kind: 'text', text: '一种是刚发行的小币，损失可能接近全部：它跌到零，池里就只剩它；' }],
        [
          { kind: 'inside', href: '/tutorial/defi-amm', children: [{ kind: 'text', text: '集中流动性' }] },
          { kind: 'text', text: '的损失按比例放大，区间越窄越大。' },
        ],
      ],
    },
  ],
};
