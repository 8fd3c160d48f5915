// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'defi-risks',
  title: '动手之前：DeFi 的七类风险与一张清单',
  summary: '合约、管理员密钥、预言机、桥、清算、代币与操作七类风险，以及每次存入前核对什么。',
  group: 'DeFi',
  minutes: 10,
  updated: '2026-11-23',
  related: ['defi-amm', 'approvals'],
  lesson: 6,
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'inside', href: '/wiki/noun/defi', children: [{ kind: 'text', text: '去中心化金融' }] },
        { kind: 'text', text: '里没有客服能撤销一笔交易。损失发生之前的检查，是唯一有用的检查。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'contract', words: [{ kind: 'text', text: '合约与升级' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '合约漏洞' }] },
          { kind: 'text', text: '：' },
          { kind: 'inside', href: '/wiki/noun/audit', children: [{ kind: 'text', text: '审计' }] },
          {
            kind: 'text',
            text: '只说明有人看过某个版本，不保证没有漏洞。运行多久、锁过多少资金、出过什么事，比审计报告的份数更说明问题；',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '管理员密钥' }] },
          { kind: 'text', text: '：能暂停、升级、改参数的密钥在谁手里，是' },
          { kind: 'inside', href: '/wiki/noun/multisig', children: [{ kind: 'text', text: '多签' }] },
          { kind: 'text', text: '吗，有没有延时。密钥丢了或者被盗，合约写得再好也没有用。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'price', words: [{ kind: 'text', text: '价格与连接' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'strong',
            children: [
              { kind: 'inside', href: '/wiki/noun/oracle', children: [{ kind: 'text', text: '预言机' }] },
            ],
          },
          { kind: 'text', text: '：价格取自深度薄的池子，就可能被' },
          { kind: 'inside', href: '/wiki/noun/flash-loan', children: [{ kind: 'text', text: '闪电贷' }] },
          { kind: 'text', text: '操纵；' },
        ],
        [
          {
            kind: 'strong',
            children: [
              { kind: 'inside', href: '/wiki/noun/bridge', children: [{ kind: 'text', text: '跨链桥' }] },
            ],
          },
          {
            kind: 'text',
            text: '：桥上的资产是凭证，桥出事，凭证就没有东西可换。历史上多起数额巨大的被盗发生在桥上。',
          },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'token', words: [{ kind: 'text', text: '清算与代币' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '清算' }] },
          { kind: 'text', text: '：见' },
          {
            kind: 'inside',
            href: '/tutorial/defi-lending',
            children: [{ kind: 'text', text: '借贷与清算' }],
          },
          { kind: 'text', text: '，健康度是每天都要看的数；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '代币' }] },
          { kind: 'text', text: '：锁定资产里若一大半是项目自己发的币，它的价格和协议的安全是同一件事。看' },
          { kind: 'inside', href: '/wiki/noun/tvl', children: [{ kind: 'text', text: '锁仓量' }] },
          { kind: 'text', text: '时要看构成，不只看总数。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'operation', words: [{ kind: 'text', text: '操作' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '假网站、假代币、无限' },
        { kind: 'inside', href: '/wiki/noun/approval', children: [{ kind: 'text', text: '授权' }] },
        { kind: 'text', text: '。怎样看懂要签的内容，见' },
        { kind: 'inside', href: '/tutorial/approvals', children: [{ kind: 'text', text: '看懂签名与授权' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'list', words: [{ kind: 'text', text: '存入前的清单' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '域名是从官方渠道点进来的，不是搜索广告；' }],
        [{ kind: 'text', text: '合约地址与项目文档一致；' }],
        [{ kind: 'text', text: '知道收益由谁付；' }],
        [{ kind: 'text', text: '知道最快多久能全部取出；' }],
        [{ kind: 'text', text: '知道谁能暂停或升级合约；' }],
        [{ kind: 'text', text: '授权额度改成这次要用的数量；' }],
        [{ kind: 'text', text: '先存一小笔，取出来一次，再存其余的。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'after', words: [{ kind: 'text', text: '存入之后' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '每周看一次锁仓量与健康度，每月撤销一次不用的授权。锁仓量几天里少了一半而没有公告，先取出来再弄清原因。',
        },
      ],
    },
  ],
};
