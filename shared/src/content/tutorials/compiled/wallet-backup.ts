// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { Tutorial } from '../tutorial.ts';

export const tutorial: Tutorial = {
  id: 'wallet-backup',
  title: '建一个自己保管的钱包，并把助记词备份好',
  summary: '从官方渠道安装、生成助记词、离线备份、恢复演练，最后才转入资产。',
  group: '入门',
  minutes: 15,
  updated: '2026-11-23',
  related: ['first-transfer', 'approvals'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '自己保管意味着没有客服能代为找回。' },
        { kind: 'strong', children: [{ kind: 'text', text: '谁有助记词，谁就有全部资产' }] },
        { kind: 'text', text: '；助记词丢了，资产也就没有了。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'choose', words: [{ kind: 'text', text: '第一步：选钱包' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '在' },
        { kind: 'page', page: 'walletList', children: [{ kind: 'text', text: '钱包大全' }] },
        {
          kind: 'text',
          text: '按需要筛选：支持哪些公链、是否开源、是否有第三方审计。长期持有、金额较大时考虑硬件钱包；日常小额用手机或浏览器扩展。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'install', words: [{ kind: 'text', text: '第二步：从官方渠道安装' }] },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: '从钱包的官方域名进入应用商店，不直接在商店里搜名字；' }],
        [
          { kind: 'text', text: '桌面安装包要核对 SHA-256，' },
          { kind: 'page', page: 'softwareHome', children: [{ kind: 'text', text: '软件下载' }] },
          { kind: 'text', text: '页有本机核对工具，文件不会上传；' },
        ],
        [{ kind: 'text', text: '装好之后先不要转钱。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'seed', words: [{ kind: 'text', text: '第三步：生成并抄写助记词' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '在没有旁人、没有摄像头的地方操作；' }],
        [{ kind: 'text', text: '用笔抄在纸上，按顺序编号，逐个单词核对拼写；' }],
        [
          {
            kind: 'strong',
            children: [{ kind: 'text', text: '不截图、不拍照、不复制到剪贴板、不存网盘、不发给自己' }],
          },
          { kind: 'text', text: '；' },
        ],
        [{ kind: 'text', text: '抄两份，放在两个不会同时失火进水的地方。金额较大时改用金属板。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'rehearse', words: [{ kind: 'text', text: '第四步：恢复演练' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '在转入任何资产之前，删掉钱包，用抄下来的助记词恢复一次，确认地址与之前完全一致。这一步能发现抄错的单词，真出事时也不慌。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'try', words: [{ kind: 'text', text: '第五步：小额试转' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '先转一笔亏得起的小额进来，再转出去一次。两次都成功，再转其余部分。转账的细节见下一篇教程。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'later', words: [{ kind: 'text', text: '以后要记住' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '任何网站、客服、空投页面要求输入助记词，都是骗局，没有例外；' }],
        [{ kind: 'text', text: '钱包弹出的签名请求看不懂就拒绝；' }],
        [{ kind: 'text', text: '换手机之前先确认备份还在、还能读；' }],
        [{ kind: 'text', text: '给家人留一份说明：东西在哪里、怎样恢复，但不要把助记词写在说明里。' }],
      ],
    },
  ],
};
