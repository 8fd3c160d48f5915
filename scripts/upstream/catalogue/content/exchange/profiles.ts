/** A founder or executive of an exchange. */
interface Person {
  readonly name: string;
  readonly title: string;
}

/** Public facts of an exchange besides its figures. Empty if unknown. */
export interface Profile {
  /** One or two sentences on what it is known for. */
  readonly story: string;
  readonly people: readonly Person[];
  readonly investors: readonly string[];
  /** YYYY-MM and the event. */
  readonly milestones: readonly (readonly [month: string, text: string])[];
  /** Account on X, without the @. */
  readonly x: string;
}

const person = (name: string, title: string): Person => ({ name, title });

/** Exchanges with enough public facts. */
export const PROFILES: Readonly<Record<string, Profile>> = {
  binance: {
    story: '现货与合约成交额长期居首，发行平台币 BNB，并发起 BNB Chain 公链。',
    people: [
      person('赵长鹏（CZ）', '创始人'),
      person('何一', '联合创始人'),
      person('邓伟政（Richard Teng）', '首席执行官'),
    ],
    investors: ['MGX'],
    milestones: [
      ['2017-07', '平台上线'],
      ['2019-09', '上线永续合约'],
      ['2020-09', 'BNB 智能链主网上线'],
      ['2023-11', '与美国司法部和解，罚款约 43 亿美元，创始人卸任 CEO'],
      ['2025-03', '阿布扎比 MGX 投资 20 亿美元'],
    ],
    x: 'binance',
  },
  coinbase: {
    story: '美国上市公司（纳斯达克 COIN），多只现货比特币 ETF 的托管人，孵化了 Base 网络。',
    people: [person('Brian Armstrong', '联合创始人、首席执行官'), person('Fred Ehrsam', '联合创始人、董事')],
    investors: ['Andreessen Horowitz', 'Union Square Ventures', 'Ribbit Capital', 'Y Combinator'],
    milestones: [
      ['2012-06', '公司成立'],
      ['2021-04', '纳斯达克直接上市'],
      ['2023-08', 'Base 主网上线'],
      ['2025-05', '纳入标普 500 指数'],
      ['2025-08', '完成收购 Deribit'],
    ],
    x: 'coinbase',
  },
  okx: {
    story: '合约与钱包业务突出的综合平台，发行平台币 OKB，按月公布储备金证明。',
    people: [person('徐明星（Star Xu）', '创始人、首席执行官'), person('Hong Fang', '总裁')],
    investors: [],
    milestones: [
      ['2017-05', '平台上线（原名 OKEx）'],
      ['2022-01', '更名为 OKX'],
      ['2022-11', '开始公布默克尔储备金证明'],
      ['2025-02', '与美国司法部和解，约 5.04 亿美元'],
    ],
    x: 'okx',
  },
  bybit: {
    story: '以合约起家的综合平台，总部设在迪拜。',
    people: [person('周奔（Ben Zhou）', '联合创始人、首席执行官')],
    investors: [],
    milestones: [
      ['2018-03', '平台上线'],
      ['2022-03', '总部迁至迪拜'],
      ['2025-02', 'ETH 冷钱包被盗约 14.6 亿美元，全额兑付'],
      ['2025-05', '取得奥地利 MiCA 牌照'],
    ],
    x: 'Bybit_Official',
  },
  bitget: {
    story: '以跟单交易见长，发行平台币 BGB。',
    people: [person('Gracy Chen', '首席执行官')],
    investors: ['Dragonfly'],
    milestones: [
      ['2018-07', '平台上线'],
      ['2023-03', 'Dragonfly 战略投资 1,000 万美元'],
      ['2023-03', '收购 BitKeep，后更名 Bitget Wallet'],
    ],
    x: 'bitgetglobal',
  },
  upbit: {
    story: '韩国成交额最大的平台，由 Dunamu 运营，以韩元交易为主。',
    people: [person('宋治亨', 'Dunamu 创始人、董事长'), person('吴庆锡', 'Dunamu 首席执行官')],
    investors: ['Kakao'],
    milestones: [
      ['2017-10', '平台上线'],
      ['2021-09', '首家完成韩国虚拟资产事业者申报'],
    ],
    x: 'Official_Upbit',
  },
  kraken: {
    story: '美国老牌平台，持有怀俄明州 SPDI 牌照，业务覆盖现货、期货与股票。',
    people: [
      person('Jesse Powell', '联合创始人、董事长'),
      person('Arjun Sethi', '联席首席执行官'),
      person('David Ripley', '联席首席执行官'),
    ],
    investors: ['Tribe Capital', 'Hummingbird Ventures', 'Blockchain Capital'],
    milestones: [
      ['2011-07', '公司成立'],
      ['2013-09', '交易平台上线'],
      ['2020-09', '取得怀俄明州 SPDI 牌照'],
      ['2025-05', '完成收购期货平台 NinjaTrader'],
    ],
    x: 'krakenfx',
  },
  gate: {
    story: '上线币种最多的平台之一，发行平台币 GT。',
    people: [person('韩林（Dr. Han）', '创始人、首席执行官')],
    investors: [],
    milestones: [
      ['2013-04', '平台上线（原名比特儿）'],
      ['2020-05', '首次公布第三方储备审计'],
    ],
    x: 'Gate',
  },
  kucoin: {
    story: '币种覆盖广的综合平台，发行平台币 KCS。',
    people: [person('BC Wong', '首席执行官')],
    investors: ['IDG 资本', '经纬中国', 'Jump Crypto'],
    milestones: [
      ['2017-09', '平台上线'],
      ['2020-09', '热钱包被盗约 2.8 亿美元，大部分追回'],
      ['2022-05', '融资 1.5 亿美元，Jump Crypto 领投'],
      ['2025-01', '与美国司法部和解，约 2.97 亿美元'],
    ],
    x: 'kucoincom',
  },
  huobi: {
    story: '2013 年成立的老牌平台，2023 年更名为 HTX。',
    people: [person('李林', '创始人'), person('孙宇晨', '全球顾问')],
    investors: ['真格基金', '红杉中国'],
    milestones: [
      ['2013-09', '平台上线'],
      ['2021-09', '停止为中国内地用户开户'],
      ['2022-10', '控股权转让给百域资本'],
      ['2023-09', '更名为 HTX'],
    ],
    x: 'HTX_Global',
  },
  'crypto-com': {
    story: '以借记卡与移动端见长，发行平台币 CRO。',
    people: [person('Kris Marszalek', '联合创始人、首席执行官')],
    investors: [],
    milestones: [
      ['2016-06', '公司成立（原名 Monaco）'],
      ['2021-11', '取得洛杉矶湖人主场冠名权'],
      ['2022-01', '483 个账户未授权提币，全额赔付'],
    ],
    x: 'cryptocom',
  },
  bitfinex: {
    story: '老牌平台，与 USDT 发行方 Tether 同属 iFinex。',
    people: [person('Paolo Ardoino', '首席技术官'), person('Giancarlo Devasini', '首席财务官')],
    investors: [],
    milestones: [
      ['2012-12', '平台上线'],
      ['2016-08', '约 12 万枚 BTC 被盗'],
      ['2019-05', '发行平台币 LEO'],
    ],
    x: 'bitfinex',
  },
  hashkey: {
    story: '香港持牌虚拟资产交易平台，面向专业与零售投资者。',
    people: [person('肖风', '集团董事长、首席执行官')],
    investors: [],
    milestones: [
      ['2022-11', '取得香港证监会第 1、7 类牌照'],
      ['2023-08', '获准向零售投资者开放'],
    ],
    x: 'HashKeyExchange',
  },
  bitstamp: {
    story: '欧洲最早的平台之一，2025 年被 Robinhood 收购。',
    people: [person('Nejc Kodrič', '联合创始人'), person('Damian Merlak', '联合创始人')],
    investors: ['Robinhood（母公司）'],
    milestones: [
      ['2011-08', '平台上线'],
      ['2015-01', '约 1.9 万枚 BTC 被盗'],
      ['2025-06', 'Robinhood 完成收购'],
    ],
    x: 'Bitstamp',
  },
  gemini: {
    story: '由 Winklevoss 兄弟创办，纽约信托公司，纳斯达克上市。',
    people: [
      person('Cameron Winklevoss', '联合创始人、总裁'),
      person('Tyler Winklevoss', '联合创始人、首席执行官'),
    ],
    investors: ['Morgan Creek Digital'],
    milestones: [
      ['2014-10', '公司成立'],
      ['2015-10', '交易平台上线'],
      ['2025-09', '纳斯达克上市（GEMI）'],
    ],
    x: 'Gemini',
  },
  deribit: {
    story: '加密期权成交与持仓居首，2025 年被 Coinbase 收购。',
    people: [person('John Jansen', '联合创始人'), person('Luuk Strijers', '首席执行官')],
    investors: ['Coinbase（母公司）'],
    milestones: [
      ['2016-06', '平台上线'],
      ['2022-11', '热钱包被盗 2,800 万美元，公司承担'],
      ['2025-08', '被 Coinbase 收购'],
    ],
    x: 'DeribitOfficial',
  },
  coincheck: {
    story: '日本持牌平台，隶属 Monex 集团，控股公司在纳斯达克上市。',
    people: [],
    investors: ['Monex Group（母公司）'],
    milestones: [
      ['2018-01', '5.23 亿枚 NEM 被盗'],
      ['2018-04', '被 Monex 收购'],
      ['2024-12', '控股公司纳斯达克上市（CNCK）'],
    ],
    x: 'coincheckjp',
  },
  bitmex: {
    story: '永续合约的开创者。',
    people: [
      person('Arthur Hayes', '联合创始人'),
      person('Ben Delo', '联合创始人'),
      person('Stephan Lutz', '首席执行官'),
    ],
    investors: [],
    milestones: [
      ['2014-11', '平台上线'],
      ['2016-05', '推出永续合约'],
      ['2021-08', '与美国 CFTC、FinCEN 和解，1 亿美元'],
    ],
    x: 'BitMEX',
  },
  robinhood: {
    story: '美国上市券商（纳斯达克 HOOD），提供股票与加密资产交易。',
    people: [person('Vlad Tenev', '联合创始人、首席执行官'), person('Baiju Bhatt', '联合创始人')],
    investors: ['Sequoia Capital', 'Ribbit Capital', 'Index Ventures'],
    milestones: [
      ['2018-02', '上线加密资产交易'],
      ['2021-07', '纳斯达克上市'],
      ['2025-06', '完成收购 Bitstamp'],
    ],
    x: 'RobinhoodApp',
  },
  hyperliquid: {
    story: '自有公链上的订单簿永续合约平台，没有风险投资。',
    people: [person('Jeff Yan', '联合创始人')],
    investors: [],
    milestones: [['2024-11', '向用户空投 HYPE']],
    x: 'HyperliquidX',
  },
  uniswap: {
    story: '自动做市商的开创者，部署在多条以太坊系公链。',
    people: [person('Hayden Adams', '创始人、Uniswap Labs 首席执行官')],
    investors: ['Andreessen Horowitz', 'Paradigm', 'Union Square Ventures', 'Polychain Capital'],
    milestones: [
      ['2018-11', 'V1 上线'],
      ['2020-09', '空投 UNI'],
      ['2021-05', 'V3 上线'],
      ['2025-01', 'V4 上线'],
    ],
    x: 'Uniswap',
  },
  curve: {
    story: '以稳定币兑换见长的自动做市商，发行稳定币 crvUSD。',
    people: [person('Michael Egorov', '创始人')],
    investors: [],
    milestones: [
      ['2020-01', '协议上线'],
      ['2023-07', 'Vyper 编译器漏洞影响多个池'],
    ],
    x: 'CurveFinance',
  },
  dydx: {
    story: '自有公链上的订单簿永续合约协议。',
    people: [person('Antonio Juliano', '创始人')],
    investors: ['Andreessen Horowitz', 'Polychain Capital', 'Paradigm'],
    milestones: [
      ['2021-04', 'Layer 2 版本上线'],
      ['2023-10', 'dYdX Chain 主网上线'],
    ],
    x: 'dYdX',
  },
  bitpanda: {
    story: '欧洲持牌经纪平台，总部在维也纳。',
    people: [person('Eric Demuth', '联合创始人、执行董事长'), person('Paul Klanschek', '联合创始人')],
    investors: ['Valar Ventures'],
    milestones: [['2014-10', '公司成立']],
    x: 'Bitpanda_global',
  },
  backpack: {
    story: '由 Solana 开发者团队创办的钱包与交易平台。',
    people: [person('Armani Ferrante', '联合创始人、首席执行官')],
    investors: ['Placeholder VC', 'Jump Crypto'],
    milestones: [
      ['2024-02', '交易平台上线'],
      ['2025-01', '收购 FTX EU'],
    ],
    x: 'Backpack',
  },
};

export const NO_PROFILE: Profile = { story: '', people: [], investors: [], milestones: [], x: '' };
