// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-staking',
  title: '质押与流动性质押：收益、罚没与排队',
  summary: '权益证明的奖励从哪里来，四种质押方式的差别，质押凭证为什么会折价。',
  group: 'DeFi',
  minutes: 9,
  updated: '2026-11-23',
  related: ['defi-yields', 'defi-lending'],
  lesson: 4,
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'inside', href: '/wiki/noun/proof-of-stake', children: [{ kind: 'text', text: '权益证明' }] },
        { kind: 'text', text: '的公链由' },
        { kind: 'inside', href: '/wiki/noun/validator', children: [{ kind: 'text', text: '验证者' }] },
        { kind: 'text', text: '出块。质押是把币押给网络作保证金，按份额得到奖励。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'source', words: [{ kind: 'text', text: '奖励从哪里来' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '增发' }] },
          { kind: 'text', text: '：网络新发的币。所有人都质押时，份额没有变，只是不质押的人被稀释；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '手续费与小费' }] },
          { kind: 'text', text: '：链上有人用，才有这一份。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '所以看质押收益，要减去增发率：名义 5%、增发 4%，份额上的增长约 1%。' }],
    },
    { kind: 'heading', level: 2, id: 'ways', words: [{ kind: 'text', text: '四种方式' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: '方式' }],
        [{ kind: 'text', text: '谁拿着私钥' }],
        [{ kind: 'text', text: '门槛' }],
        [{ kind: 'text', text: '主要风险' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: '自己运行验证者' }],
          [{ kind: 'text', text: '自己' }],
          [{ kind: 'text', text: '高' }],
          [{ kind: 'text', text: '离线扣罚、双签罚没' }],
        ],
        [
          [{ kind: 'text', text: '委托给验证者' }],
          [{ kind: 'text', text: '自己' }],
          [{ kind: 'text', text: '低' }],
          [{ kind: 'text', text: '验证者被罚、佣金上调' }],
        ],
        [
          [{ kind: 'text', text: '流动性质押' }],
          [{ kind: 'text', text: '合约' }],
          [{ kind: 'text', text: '低' }],
          [{ kind: 'text', text: '合约漏洞、凭证折价' }],
        ],
        [
          [{ kind: 'text', text: '交易所质押' }],
          [{ kind: 'text', text: '平台' }],
          [{ kind: 'text', text: '最低' }],
          [{ kind: 'text', text: '平台挪用、停止提取' }],
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'slashing', words: [{ kind: 'text', text: '罚没' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'inside', href: '/wiki/noun/slashing', children: [{ kind: 'text', text: '罚没' }] },
        {
          kind: 'text',
          text: '针对同一高度签两个块之类的行为，会扣掉一部分本金；只是离线，扣的通常只是少得的奖励。委托给别人，罚没照样由委托人一起承担。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'discount', words: [{ kind: 'text', text: '质押凭证为什么会折价' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'inside',
          href: '/wiki/noun/liquid-staking',
          children: [{ kind: 'text', text: '流动性质押' }],
        },
        {
          kind: 'text',
          text: '给出一个凭证，可以转让，也可以再去抵押。凭证对应的币要排队才能取出，急着走的人只能在市场上折价卖。排队越长，折价可能越大。拿凭证作抵押借款的人，遇到折价会被清算。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '各凭证现在相对原币的折溢价，见 ' },
        { kind: 'page', page: 'dataDefi', children: [{ kind: 'text', text: 'DeFi 数据' }] },
        { kind: 'text', text: '的锚定资产。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'restaking', words: [{ kind: 'text', text: '再质押' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'inside', href: '/wiki/noun/restaking', children: [{ kind: 'text', text: '再质押' }] },
        {
          kind: 'text',
          text: '用同一份质押替别的网络作保。收益叠加，罚没的条件也叠加：其中任何一个出事，扣的都是同一份本金。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'before', words: [{ kind: 'text', text: '开始之前' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '查清解除质押要等多久，这段时间价格怎么走都不能卖；' }],
        [{ kind: 'text', text: '算上佣金与增发之后的净收益；' }],
        [{ kind: 'text', text: '不要把全部资产换成同一种凭证。' }],
      ],
    },
  ],
};
