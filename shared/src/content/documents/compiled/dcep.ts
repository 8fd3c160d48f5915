// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import type { DocumentContent } from '../document.ts';

export const dcep: DocumentContent = {
  page: 'dcep',
  summary: '数字人民币是什么、与加密货币和第三方支付有什么不同，以及试点到现在的时间线。',
  updated: '2026-11-23',
  related: ['wiki', 'declare', 'faq'],
  blocks: [
    {
      kind: 'paragraph',
      words: [
        {
          kind: 'text',
          text: '数字人民币（e-CNY，早期称 DC/EP）是中国人民银行发行的数字形式的法定货币。它不是加密货币，没有价格波动，不能“投资”，也没有任何机构获准以它的名义集资。',
        },
      ],
    },
    { kind: 'heading', level: 2, id: 'what-it-is', words: [{ kind: 'text', text: '它是什么' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '运营' }] },
          {
            kind: 'text',
            text: '：双层。中国人民银行制定规则并提供系统，指定的运营机构（截至 2026 年初为 10 家银行）向公众提供钱包与兑换。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '两个阶段' }] },
          {
            kind: 'text',
            text: '：2025 年以前是“数字现金”，是央行的负债，主要替代流通中现金（M0），不计利息；自 ',
          },
          { kind: 'strong', children: [{ kind: 'text', text: '2026 年 1 月 1 日起' }] },
          {
            kind: 'text',
            text: '进入“数字存款货币”阶段，银行实名钱包里的余额是商业银行的负债，参照活期存款计息，并纳入存款保险。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '价格' }] },
          { kind: 'text', text: '：任何阶段都恒等于人民币，兑换与流通不收费。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '钱包' }] },
          {
            kind: 'text',
            text: '：分几类，实名程度越高限额越高；有软件钱包，也有卡片、手机 SIM 等硬件钱包，部分支持无网无电支付。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '隐私' }] },
          { kind: 'text', text: '：“可控匿名”，小额匿名、大额依法可溯。' },
        ],
      ],
    },
    { kind: 'heading', level: 2, id: 'differences', words: [{ kind: 'text', text: '和别的有什么不同' }] },
    {
      kind: 'table',
      head: [
        [],
        [{ kind: 'text', text: '数字人民币' }],
        [{ kind: 'text', text: '微信、支付宝余额' }],
        [{ kind: 'text', text: '稳定币' }],
        [{ kind: 'text', text: '比特币' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: '由谁提供' }],
          [{ kind: 'text', text: '央行与运营银行' }],
          [{ kind: 'text', text: '支付机构' }],
          [{ kind: 'text', text: '公司' }],
          [{ kind: 'text', text: '无' }],
        ],
        [
          [{ kind: 'text', text: '对持有者是' }],
          [{ kind: 'text', text: '银行存款（2025 年以前为央行负债）' }],
          [{ kind: 'text', text: '对支付机构的债权' }],
          [{ kind: 'text', text: '对发行公司的债权' }],
          [{ kind: 'text', text: '没有发行人' }],
        ],
        [
          [{ kind: 'text', text: '价格' }],
          [{ kind: 'text', text: '恒等于人民币' }],
          [{ kind: 'text', text: '恒等于人民币' }],
          [{ kind: 'text', text: '目标锚定，可能脱锚' }],
          [{ kind: 'text', text: '随市场波动' }],
        ],
        [
          [{ kind: 'text', text: '需要挖矿' }],
          [{ kind: 'text', text: '否' }],
          [{ kind: 'text', text: '否' }],
          [{ kind: 'text', text: '否' }],
          [{ kind: 'text', text: '是' }],
        ],
        [
          [{ kind: 'text', text: '离线支付' }],
          [{ kind: 'text', text: '部分支持' }],
          [{ kind: 'text', text: '有限' }],
          [{ kind: 'text', text: '否' }],
          [{ kind: 'text', text: '否' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: '概念上的区别见百科里的' },
        { kind: 'page', page: 'wiki', children: [{ kind: 'text', text: '央行数字货币与稳定币' }] },
        { kind: 'text', text: '。' },
      ],
    },
    { kind: 'heading', level: 2, id: 'timeline', words: [{ kind: 'text', text: '时间线' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2014 年' }] },
          { kind: 'text', text: '：中国人民银行成立法定数字货币研究小组。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2016 年' }] },
          { kind: 'text', text: '：数字货币研究所筹建，次年挂牌。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2019 年末' }] },
          { kind: 'text', text: '：在深圳、苏州、雄安、成都及冬奥场景启动内部封闭试点测试。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2020 年 10 月' }] },
          {
            kind: 'text',
            text: '：深圳罗湖向市民发放一千万元数字人民币红包，是首次面向公众的较大规模测试。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2021 年 7 月' }] },
          { kind: 'text', text: '：发布《中国数字人民币的研发进展白皮书》，说明目标、设计与政策考虑。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2022 年 1 月' }] },
          {
            kind: 'text',
            text: '：数字人民币（试点版）App 在应用商店上架；同年试点扩大到 17 个省（区、市）的全部或部分地区，并用于北京冬奥会。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2023 年' }] },
          { kind: 'text', text: '：试点地区扩展到更多用途，包括工资、税费、公共交通与供应链支付。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2024 年 6 月' }] },
          {
            kind: 'text',
            text: '：多边央行数字货币桥（mBridge）项目宣布进入最小可行产品阶段，用于跨境批发支付的试验。',
          },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2025 年 9 月' }] },
          { kind: 'text', text: '：数字人民币国际运营中心在上海投入运营。' },
        ],
        [
          { kind: 'strong', children: [{ kind: 'text', text: '2026 年 1 月' }] },
          { kind: 'text', text: '：自 1 日起，新一代计量框架与管理体系启动，实名钱包余额开始计付利息。' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      words: [{ kind: 'text', text: '以上为公开资料的整理，之后的变动请以中国人民银行公布的信息为准。' }],
    },
    { kind: 'heading', level: 2, id: 'fraud', words: [{ kind: 'text', text: '防骗' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '只从官方应用商店下载“数字人民币” App，不扫陌生人的二维码安装。' }],
        [{ kind: 'text', text: '数字人民币没有“原始股”“推广员”“挖矿”，拉人头返利的都是诈骗。' }],
        [{ kind: 'text', text: '红包活动由当地政府或运营机构公布，不会要求先转账或提供短信验证码。' }],
        [{ kind: 'text', text: '任何人索要支付密码、验证码，都不要提供。' }],
      ],
    },
  ],
};
