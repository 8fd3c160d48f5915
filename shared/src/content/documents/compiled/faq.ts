// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const faq: DocumentContent = {
  page: 'faq',
  summary: '数据从哪里来、口径怎么看、账号与自选怎么用，以及遇到问题怎么办。',
  updated: '2026-11-23',
  related: ['aboutus', 'wiki', 'contact', 'declare'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '没有找到答案的，请到' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        { kind: 'text', text: '留言；名词看不懂的，先查' },
        { kind: 'page', page: 'wiki', children: [{ kind: 'text', text: '百科' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'data', words: [{ kind: 'text', text: '数据' }] },
    { kind: 'heading', level: 3, id: 'part-2', words: [{ kind: 'text', text: '价格是怎么算出来的？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '币种的价格是各交易平台现价按 24 小时成交额加权的综合价，成交价明显偏离或成交量异常的交易对会降低权重或剔除。因此它与任何一家平台的价格都会有小的差别。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-3', words: [{ kind: 'text', text: '为什么和别的网站不一样？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '最常见的三个原因：' },
        { kind: 'strong', children: [{ kind: 'text', text: '涨跌幅的起点不同' }] },
        { kind: 'text', text: '（24 小时前、北京时间 0 点、UTC 0 点）、' },
        { kind: 'strong', children: [{ kind: 'text', text: '流通数量的口径不同' }] },
        { kind: 'text', text: '、' },
        { kind: 'strong', children: [{ kind: 'text', text: '收录的平台不同' }] },
        { kind: 'text', text: '。带虚线的名称点开后，可以看到本站的公式、单位与来源。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-4', words: [{ kind: 'text', text: '“演示数据”是什么意思？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '没有接入真实数据源的地方，本站用一个模拟市场生成数据并标明“演示数据”。它只用来展示功能，请不要据此做任何决定。',
        },
      ],
    },
    {
      kind: 'heading',
      level: 3,
      id: 'part-5',
      words: [
        { kind: 'text', text: '页面上的 ' },
        { kind: 'code', text: '--' },
        { kind: 'text', text: ' 是什么？' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '表示不知道：没有数据、还没有核实，或无法计算。本站不会用 0 代替不知道的值。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-6', words: [{ kind: 'text', text: '数据多久更新一次？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '首页、自选与行情页实时推送，榜单与交易所约每分钟一次，指标与持币数据每天一次。页头的“更新于”是数据源的时间；网络中断时页面会写明数据已过时多久。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'display', words: [{ kind: 'text', text: '显示' }] },
    {
      kind: 'heading',
      level: 3,
      id: 'part-8',
      words: [{ kind: 'text', text: '怎么把红涨绿跌改成绿涨红跌？' }],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '点右上角的显示设置，可以在红涨绿跌、绿涨红跌与蓝橙之间切换，K 线、深度图与分享图同时生效。涨跌另有箭头与正负号，不只靠颜色。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-9', words: [{ kind: 'text', text: '怎么换计价单位？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '同一处可以选择美元、人民币等法币或 BTC、ETH。换算使用页面当时的汇率。' },
      ],
    },
    {
      kind: 'heading',
      level: 3,
      id: 'part-10',
      words: [{ kind: 'text', text: '怎么把筛选好的表格发给别人？' }],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '排序、筛选、单位与时间范围都写在地址里，直接复制地址即可；也可以用“分享图”生成带二维码的图片，或用“下载表格”得到 CSV。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'account-help', words: [{ kind: 'text', text: '账号与自选' }] },
    { kind: 'heading', level: 3, id: 'part-12', words: [{ kind: 'text', text: '不登录能用自选吗？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '能。未登录时自选存在本机浏览器里，登录后可以与账号合并，在其他设备上使用。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-13', words: [{ kind: 'text', text: '收不到验证码怎么办？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '先确认手机号与区号，再查看短信拦截；60 秒后可以重发。仍收不到请换用密码登录，或从',
        },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        { kind: 'text', text: '反馈。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-14', words: [{ kind: 'text', text: '怎么注销账号？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '登录后在“安全”里可以注销。注销会删除自选、预警与资料，评论会显示为已删除，无法恢复。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-15', words: [{ kind: 'text', text: '价格预警为什么没有响？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '没有登录时，预警在浏览器里检查，只在本站页面打开时有效，并且需要允许通知。手机锁屏或省电模式会暂停网页。登录后可以添加消息渠道（ntfy、Gotify、Telegram、飞书、企业微信、钉钉、Bark 等），由本站服务器检查和发送；连续 5 条没有送达的渠道会暂停，原因写在渠道旁边。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'listing-help', words: [{ kind: 'text', text: '收录与纠错' }] },
    { kind: 'heading', level: 3, id: 'part-17', words: [{ kind: 'text', text: '收录收费吗？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '**不收费，也没有加急。**任何以本站名义收取“上币费”“保证金”的都是诈骗，请到' },
        { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
        { kind: 'text', text: '核对对方身份。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-18', words: [{ kind: 'text', text: '怎么提交项目？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '按类型填写' },
        { kind: 'page', page: 'submitCoin', children: [{ kind: 'text', text: '币种' }] },
        { kind: 'text', text: '、' },
        { kind: 'page', page: 'submitDapp', children: [{ kind: 'text', text: 'DApp' }] },
        { kind: 'text', text: '或' },
        { kind: 'page', page: 'submitExchange', children: [{ kind: 'text', text: '交易所' }] },
        { kind: 'text', text: '的表单，资料会自动存在本机，可以分几次填完。' },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-19', words: [{ kind: 'text', text: '发现数据错了怎么办？' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '点页面上的“纠错”，写明哪个数字、正确的值与依据。附上链上地址或官方链接能更快核实。',
        },
      ],
    },
    { kind: 'heading', level: 3, id: 'part-20', words: [{ kind: 'text', text: '排名可以买吗？' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '不可以。排名只由公开的公式决定，广告位会标明“广告”，不影响排名与收录。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'safety-help', words: [{ kind: 'text', text: '安全' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '本站不需要私钥、助记词，也不会要求转账或授权合约。' }],
        [{ kind: 'text', text: '本站不撮合交易、不代客理财、不建带单群。' }],
        [{ kind: 'text', text: '进入外部网站前请核对域名；未收录的项目，本站会在离开前再提醒一次。' }],
        [
          { kind: 'text', text: '收到自称本站人员的消息，请先到' },
          { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
          { kind: 'text', text: '核对账号。' },
        ],
      ],
    },
  ],
};
