// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'first-transfer',
  title: '转账不出错：地址、网络与手续费',
  summary: '提币前核对地址、公链和备注，先试小额，再用区块浏览器确认到账。',
  group: '入门',
  minutes: 8,
  updated: '2026-11-23',
  related: ['wallet-backup', 'approvals'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '链上转账不能撤销。绝大多数损失来自三个地方：' },
        { kind: 'strong', children: [{ kind: 'text', text: '地址错、网络错、漏填备注' }] },
        { kind: 'text', text: '。' },
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'network',
      words: [{ kind: 'text', text: '第一步：确认收款方支持哪个网络' }],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '同一个币可能在几条公链上发行。收款方给的是哪条链的地址，就必须从那条链转出。选错网络，轻则要等对方人工处理，重则找不回来。',
        },
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'address',
      words: [{ kind: 'text', text: '第二步：复制地址，核对首尾' }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '从收款页面复制，不手抄；' }],
        [{ kind: 'text', text: '粘贴后核对前 6 位与后 6 位，最好再核对中间任意 4 位；' }],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '不要从历史记录里复制' }] },
          { kind: 'text', text: '：骗子会用首尾相同的地址转来 0 元，等人复制错；' },
        ],
        [{ kind: 'text', text: '常用地址存进地址簿或白名单。' }],
      ],
    },
    {
      kind: 'heading',
      level: 2,
      id: 'memo',
      words: [{ kind: 'text', text: '第三步：需要备注的币要填备注' }],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '有些网络的交易平台共用一个充值地址，靠备注（Memo 或 Tag）区分用户。充值页显示了备注就必须填，漏填要走找回流程。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'fee', words: [{ kind: 'text', text: '第四步：看清手续费' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '平台提币收的是平台定的固定费用，与链上实际费用不同；' }],
        [{ kind: 'text', text: '从自己的钱包转，费用随网络拥堵变化，不急可以调低；' }],
        [{ kind: 'text', text: '转代币也要用该链的原生币付费，钱包里要留一点。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'try', words: [{ kind: 'text', text: '第五步：先试小额' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '新地址、大金额，先转一笔小额，对方确认到账后再转其余部分。多付一次手续费，换一次安心。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'explorer', words: [{ kind: 'text', text: '第六步：自己查到账' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '拿到交易哈希后在区块浏览器查询：状态成功、收款地址一致、确认数达到平台要求，才算到账。别人发来的“转账成功”截图不算数。',
        },
      ],
    },
  ],
};
