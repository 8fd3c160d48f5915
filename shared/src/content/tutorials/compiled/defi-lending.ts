// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-lending',
  title: '借贷与清算：健康度降到 1 会发生什么',
  summary: '超额抵押、利率曲线、清算线与健康度的算法，以及怎样避免被清算。',
  group: 'DeFi',
  minutes: 11,
  updated: '2026-11-23',
  related: ['defi-yields', 'defi-risks'],
  lesson: 3,
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'inside', href: '/wiki/noun/lending', children: [{ kind: 'text', text: '借贷协议' }] },
        { kind: 'text', text: '不查信用，靠抵押：先存进价值更高的资产，才能借出另一种。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'why', words: [{ kind: 'text', text: '为什么要抵押了还借' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '不想卖出手里的币，又要用钱；' }],
        [{ kind: 'text', text: '借出一种币去做别的交易，例如做空或套利；' }],
        [{ kind: 'text', text: '循环借贷加杠杆。收益和亏损一起放大，不适合新手。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'lines', words: [{ kind: 'text', text: '三条线' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '最高借款率（LTV）' }] },
          { kind: 'text', text: '：存 10,000 USD、LTV 75%，最多借 7,500 USD；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '清算线' }] },
          { kind: 'text', text: '：比 LTV 高一些，例如 80%。借款超过抵押物价值的 80%，就可以被清算；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '清算罚金' }] },
          { kind: 'text', text: '：清算人以折扣买走抵押物，折扣常见为 5% 到 10%，由借款人承担。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'health', words: [{ kind: 'text', text: '健康度怎样算' }] },
    { kind: 'paragraph', words: [{ kind: 'text', text: '健康度 = 抵押物价值 × 清算线 ÷ 借款价值。' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '存 4 ETH（每个 3,000 USD），清算线 80%，借 6,000 USDC：健康度 = 12,000 × 0.8 ÷ 6,000 = 1.6。ETH 跌到 6,000 ÷ 0.8 ÷ 4 = 1,875 USD 时健康度为 1，也就是下跌 37.5%。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '借的也是会涨的币时，两边都在变：抵押物下跌和借出的币上涨，都会让健康度下降。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'liquidation', words: [{ kind: 'text', text: '清算的一刻' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '健康度小于 1，任何人都可以代还一部分债，并以折扣拿走对应的抵押物。机器人几秒内就会完成，没有催款，也没有宽限期。价格由',
        },
        { kind: 'inside', href: '/wiki/noun/oracle', children: [{ kind: 'text', text: '预言机' }] },
        { kind: 'text', text: '给出，它与交易所的最后成交价可以不同。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'rates', words: [{ kind: 'text', text: '利率为什么会跳' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '利率跟着使用率（借出 ÷ 存入）走。过了拐点（常见为 80% 到 90%），借款利率会陡增，逼人还款。使用率到 100% 时存款暂时取不出来，这不是跑路，但也不能当活期用。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'avoid', words: [{ kind: 'text', text: '怎样不被清算' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '健康度留到 2 以上，波动大的抵押物留得更多；' }],
        [{ kind: 'text', text: '设一个价格提醒，在清算价之前就知道；' }],
        [{ kind: 'text', text: '手边留好还款的资产和手续费：暴跌时链上拥堵，临时再转往往来不及。' }],
      ],
    },
  ],
};
