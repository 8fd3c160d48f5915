// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-amm',
  title: '什么是 AMM：没有挂单，价格从哪里来',
  summary: '恒定乘积公式怎样定价、滑点为什么随成交变大、套利者做了什么，以及兑换前看哪三个数。',
  group: 'DeFi',
  minutes: 9,
  updated: '2026-11-23',
  related: ['defi-pools', 'defi-risks'],
  lesson: 1,
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '在' },
        { kind: 'inside', href: '/wiki/noun/dex', children: [{ kind: 'text', text: '去中心化交易所' }] },
        { kind: 'text', text: '里换币，对手往往不是另一个人的挂单，而是一个' },
        { kind: 'inside', href: '/wiki/noun/liquidity-pool', children: [{ kind: 'text', text: '流动性池' }] },
        { kind: 'text', text: '。给出价格的是公式，这就是' },
        { kind: 'inside', href: '/wiki/noun/amm', children: [{ kind: 'text', text: '自动做市商' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'formula', words: [{ kind: 'text', text: '恒定乘积：x × y = k' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '池里有两种资产，数量分别是 x 和 y。任何一笔兑换之后，两者的乘积不变（不计手续费）。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '池里有 100 ETH 和 300,000 USDC，k 为 30,000,000：' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '现价 = 300,000 ÷ 100 = 3,000 USDC；' }],
        [
          {
            kind: 'text',
            text: '拿走 1 ETH 后剩 99 ETH，USDC 要变成 30,000,000 ÷ 99 ≈ 303,030，也就是付 3,030 USDC；',
          },
        ],
        [{ kind: 'text', text: '拿走 10 ETH 后剩 90 ETH，要付约 33,333 USDC，均价约 3,333。' }],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '买得越多，均价越差。这个差距叫' },
        { kind: 'inside', href: '/wiki/noun/slippage', children: [{ kind: 'text', text: '滑点' }] },
        { kind: 'text', text: '，它来自公式本身，不是谁收走的费用。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'depth', words: [{ kind: 'text', text: '池子深，滑点才小' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '同样买 10 ETH，池子扩大十倍（1,000 ETH），均价约 3,030。所以比较两个池子，先看规模，再看费率：费率低 0.2% 而池子浅，常常更贵。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'arbitrage', words: [{ kind: 'text', text: '价格怎样跟上外面' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '公式不知道别处的价格。外面涨到 3,100 而池里还是 3,000 时，套利者从池里买走 ETH，直到池价接近 3,100。他的利润由出资做市的人承担，见下一课的',
        },
        {
          kind: 'inside',
          href: '/wiki/noun/impermanent-loss',
          children: [{ kind: 'text', text: '无常损失' }],
        },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'range', words: [{ kind: 'text', text: '集中流动性' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '做市的人可以只在一段价格里提供资金。区间越窄，同样的钱在区间内的深度越大；价格走出区间，这笔钱就不再成交，也不再收手续费，并且全部变成其中一种资产。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'check', words: [{ kind: 'text', text: '兑换前看三个数' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '价格影响' }] },
          { kind: 'text', text: '：超过 1% 就分批，或者换一个池子；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '最少收到' }] },
          { kind: 'text', text: '：成交结果低于它，交易会失败而不是硬成交；滑点容忍设得太大，容易被' },
          { kind: 'inside', href: '/wiki/noun/mev', children: [{ kind: 'text', text: '夹子' }] },
          { kind: 'text', text: '利用；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '合约地址' }] },
          { kind: 'text', text: '：同名代币谁都能发，逐位核对地址。' },
        ],
      ],
    },
  ],
};
