// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'first-purchase',
  title: '第一次买币：从注册平台到看懂成交',
  summary: '选平台、完成认证、用限价单买入，再核对成交均价与手续费。',
  group: '入门',
  minutes: 12,
  updated: '2026-11-23',
  related: ['wallet-backup', 'first-transfer'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '这篇教程说明流程，不推荐任何平台或币种，也不构成投资建议。开始之前请确认所在地区的法律允许，并且',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '只用亏得起的钱' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'choose', words: [{ kind: 'text', text: '第一步：选一家平台' }] },
    { kind: 'paragraph', words: [{ kind: 'text', text: '先看四件事，而不是先看活动：' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '能不能用' }] },
          { kind: 'text', text: '：所在地区是否允许，是否需要实名认证；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '储备与牌照' }] },
          { kind: 'text', text: '：是否公布储备证明，牌照写在哪里，能否在监管机构网站查到；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '费率与深度' }] },
          { kind: 'text', text: '：挂单、吃单、提币各收多少，常用交易对的盘口够不够厚；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '事故与公告' }] },
          { kind: 'text', text: '：出过什么事，怎样赔付。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '这些在' },
        { kind: 'page', page: 'exchangeList', children: [{ kind: 'text', text: '交易所排行' }] },
        { kind: 'text', text: '各平台的页面里都有。逐个字母核对域名，不要从搜索广告或群里的链接进入。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'account', words: [{ kind: 'text', text: '第二步：注册并加固账号' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '用只给这个平台使用的邮箱或手机号注册，密码至少 12 位，不与别处相同；' }],
        [{ kind: 'text', text: '打开两步验证，优先用验证器应用或安全密钥，短信放在最后；' }],
        [{ kind: 'text', text: '设置防钓鱼码：此后平台发来的邮件里没有这个码，就当作冒充；' }],
        [{ kind: 'text', text: '打开提币地址白名单，新地址需要等待一段时间才能提币。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'deposit', words: [{ kind: 'text', text: '第三步：入金' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '按平台说明使用本人名下的账户转入。' },
        { kind: 'strong', children: [{ kind: 'text', text: '不要替别人代收代付' }] },
        { kind: 'text', text: '，也不要在场外把钱转给自称客服的人。先转一笔小额，到账后再转其余部分。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'order', words: [{ kind: 'text', text: '第四步：用限价单买入' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '市价单' }] },
          { kind: 'text', text: '立刻成交，但价格不由自己决定，盘口薄时会买贵；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '限价单' }] },
          { kind: 'text', text: '写明最高愿意付多少，价格到了才成交，第一次建议用它。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '下单前看三个数：买一与卖一的价差、±2% 深度、预计手续费。成交以后在订单里核对',
        },
        { kind: 'strong', children: [{ kind: 'text', text: '成交均价' }] },
        { kind: 'text', text: '与' },
        { kind: 'strong', children: [{ kind: 'text', text: '实收数量' }] },
        { kind: 'text', text: '，手续费可能从买到的币里扣。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'record', words: [{ kind: 'text', text: '第五步：记一笔账' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '记下时间、数量、均价与手续费。以后看盈亏、报税或迁移平台都要用到。本站的自选可以记录成本，数据默认只存在浏览器里。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'mistakes', words: [{ kind: 'text', text: '最常见的四个错' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '把“涨了很多”当作买入理由；' }],
        [{ kind: 'text', text: '第一天就用杠杆；' }],
        [{ kind: 'text', text: '把全部资金留在一家平台；' }],
        [{ kind: 'text', text: '相信带单老师、内部消息和稳赚的机器人。' }],
      ],
    },
  ],
};
