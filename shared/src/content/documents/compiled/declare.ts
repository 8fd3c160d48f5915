// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const declare: DocumentContent = {
  page: 'declare',
  summary: '本站数据仅供学习研究，不构成任何投资建议；模拟的数据均标明“演示数据”。',
  updated: '2026-11-26',
  related: ['agreement', 'privacy', 'aboutus', 'contact'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        { kind: 'strong', children: [{ kind: 'text', text: '本站数据仅供学习研究，不构成任何投资建议。' }] },
        {
          kind: 'text',
          text: ' 加密资产价格波动剧烈，可能在短时间内损失全部本金。请在了解风险、并确认当地法律允许之后，独立作出自己的决定。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'sources', words: [{ kind: 'text', text: '数据从哪里来' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '每一类数字都有说明卡，写明含义、单位、公式、来源与更新频率。常见的口径差异有：',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '价格' }] },
          { kind: 'text', text: '：多个交易平台的综合价，不等于您在某一平台的成交价；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '成交额' }] },
          { kind: 'text', text: '：由各平台自行公布，可能包含虚增的成交；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '市值' }] },
          { kind: 'text', text: '：价格乘以流通数量，流通数量来自项目方或链上估算；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '指标与信号' }] },
          { kind: 'text', text: '：由历史数据按公式计算，只描述过去，不预测未来；' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '评级与名次' }] },
          { kind: 'text', text: '：按公开的权重计算，不是对安全性或偿付能力的担保。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '比特币 2017 年 8 月 17 日至 2026 年 5 月 7 日的每日收盘价取自 ahr999-dataset contributors (2026), “ahr999-dataset — open BTC hoarding index computed from Binance BTCUSDT daily closes”（CC BY 4.0 许可，creativecommons.org/licenses/by/4.0），只取其中的日期与收盘价。',
        },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '数字所用的字体是 Barlow Semi Condensed（Copyright 2017 The Barlow Project Authors，SIL Open Font License 1.1，许可全文见 ',
        },
        { kind: 'code', text: '/digits-OFL.txt' },
        { kind: 'text', text: '）。' },
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '我们不知道的值显示为 ' },
        { kind: 'code', text: '--' },
        { kind: 'text', text: '。数据陈旧时，页面会写出数据的时间。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'simulated', words: [{ kind: 'text', text: '演示数据' }] },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '没有接入真实数据源时，本站的行情由程序模拟生成，' },
        {
          kind: 'strong',
          children: [
            { kind: 'text', text: '带有“演示数据”标记的价格、成交、持仓、快讯与文章都没有真实发生过' },
          ],
        },
        {
          kind: 'text',
          text: '。币种与机构的名称只用于演示，与其真实的价格、经营状况或观点无关。请勿据此交易，也不要去掉标记后传播。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'opinions', words: [{ kind: 'text', text: '文章、评论与投票' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '资讯与公告按发布时的信息写成，之后可能失效。评论由用户发布，看多看空投票只反映投票者当时的看法，二者都不代表本站的观点，更不是市场的全貌。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'logos', words: [{ kind: 'text', text: '名称与标识' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '币种、交易所与钱包的名称和标识归各自权利人所有，在此只用来指认。图形取自 web3icons（MIT 许可）与 cryptocurrency-icons（CC0-1.0 许可）；两者没有的，由本站画成圆底字母，不是项目方的商标。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'risks', words: [{ kind: 'text', text: '风险提示' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '新币、小市值币与未收录币流动性低，价格容易被操纵；' }],
        [{ kind: 'text', text: '合约与杠杆交易可能使损失超过本金；' }],
        [{ kind: 'text', text: '项目可能停止运营、被攻击或被监管限制，代币可能归零；' }],
        [{ kind: 'text', text: '稳定币也可能脱离锚定；' }],
        [{ kind: 'text', text: '私钥与助记词一旦泄露，资产通常无法追回。' }],
      ],
    },
    { kind: 'heading', level: 2, id: 'impostors', words: [{ kind: 'text', text: '谨防冒充' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '本站不提供交易、充值、理财或代投，不会索要您的密码、验证码、私钥与助记词，收录也从不收费。遇到自称本站人员的联系，请先到',
        },
        { kind: 'page', page: 'verification', children: [{ kind: 'text', text: '官方验证' }] },
        { kind: 'text', text: '核对，并通过' },
        { kind: 'page', page: 'contact', children: [{ kind: 'text', text: '联系我们' }] },
        { kind: 'text', text: '告诉我们。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'corrections', words: [{ kind: 'text', text: '更正' }] },
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '发现数据或内容有误，请使用页面上的“纠错”或“意见反馈”，写明币种、数字与您认为正确的来源。核实后我们会更正；重要的更正会在',
        },
        { kind: 'page', page: 'announcement', children: [{ kind: 'text', text: '公告' }] },
        { kind: 'text', text: '中说明。使用本站的其他约定见' },
        { kind: 'page', page: 'agreement', children: [{ kind: 'text', text: '《用户协议》' }] },
        { kind: 'text', text: '。' },
      ],
    },
  ],
};
