// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'approvals',
  title: '看懂签名与授权：连接钱包前先看这三行',
  summary: '分清登录签名、代币授权与转账，限制授权额度，定期撤销不用的授权。',
  group: '安全',
  minutes: 10,
  updated: '2026-11-23',
  related: ['wallet-backup', 'first-transfer'],
  blocks: [
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '多数被盗不是私钥泄露，而是用户自己签了一个不该签的名。' }],
    },
    { kind: 'heading', level: 2, id: 'kinds', words: [{ kind: 'text', text: '第一步：分清三种请求' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '登录签名' }] },
          { kind: 'text', text: '：只证明地址归自己，不花手续费，内容应当是可读的一句话和域名；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '代币授权' }] },
          { kind: 'text', text: '：允许某个合约动用钱包里的某种代币，额度以内随时可以转走；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '交易' }] },
          { kind: 'text', text: '：立刻执行，要付手续费。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '另有一类“离线授权”看起来像登录签名，不花手续费，却能让对方稍后把代币转走。内容里出现 ',
        },
        { kind: 'code', text: 'Permit' },
        { kind: 'text', text: '、' },
        { kind: 'code', text: 'spender' },
        { kind: 'text', text: '、' },
        { kind: 'code', text: 'value' },
        { kind: 'text', text: ' 一类字样时要格外小心。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'lines', words: [{ kind: 'text', text: '第二步：核对三行' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '域名' }] },
          { kind: 'text', text: '：逐个字母核对，拿不准就去' },
          { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
          { kind: 'text', text: '；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '合约地址与方法' }] },
          { kind: 'text', text: '：与项目文档一致吗，方法名是不是自己要做的事；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '额度' }] },
          { kind: 'text', text: '：是不是“无限”。把它改成这次要用的数量。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '钱包不能显示内容（只有一串十六进制）时，一律拒绝。' }],
    },
    { kind: 'heading', level: 2, id: 'separate', words: [{ kind: 'text', text: '第三步：分开用两个钱包' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '存钱的钱包不连接任何网站；另建一个只放少量资产的钱包去交互。这样即使签错，损失也有限。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'revoke', words: [{ kind: 'text', text: '第四步：定期撤销' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '每个月用钱包自带的授权管理，或区块浏览器的授权检查页，撤销不再使用的授权。撤销本身是一笔交易，要付手续费；换钱包地址并不会撤销旧地址的授权。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'late', words: [{ kind: 'text', text: '如果已经签错' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '立刻撤销该授权；' }],
        [{ kind: 'text', text: '把剩余资产转到一个新生成的地址，先转最值钱的；' }],
        [{ kind: 'text', text: '不要相信私信里能“追回”的人，那是第二次骗局；' }],
        [{ kind: 'text', text: '保留交易哈希与网址，向平台与警方报案。' }],
      ],
    },
  ],
};
