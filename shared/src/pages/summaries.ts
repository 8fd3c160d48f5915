import type { RouteName } from './pages.ts';

/**
 * The sentence under a page's heading. A table of its own: the rows ship with the first load, these with the pages that
 * show them. A page that says its sentence elsewhere (a document, a ranking, an indicator) has none here.
 */
const summaries: Readonly<Partial<Record<RouteName, string>>> = {
  coinList: '已收录的全部币种，按流通市值排名，可分页查看。',
  assets: '发行在其他公链上的币种：价格、所属公链、合约地址与持币地址数。',
  mining: '可以挖矿的币种：算法、共识、出块速度、区块奖励与下次减半。',
  recorded: '已经收录、但流通数量尚未核实的币种，因此没有市值，也不参与排名。',
  noRecorded: '在交易平台上出现、但没有通过收录审核的币种，数据未经核实。',
  newCoins: '最近上线的币种：首发交易所、首发价与至今涨幅。新币波动大、流动性低，请注意风险。',
  activeTransaction: '最近 5 分钟成交明显放大、创 24 小时新高或新低、出现大单的币种，取成交额前 150 名。',
  hotSearch: '最近 24 小时被搜索最多的币种，热度以第一名为 100。',
  coinMarket: '各交易平台的价格、成交与占比，异常的价格与成交量有标记。',
  coinInfoDetail: '持币地址数、大户集中度、前百地址与大额流动，可排除交易所、合约与销毁地址。',
  coinLongShort: '各平台永续合约的多空人数比、大户账户比、大户持仓比与主动买卖比。',
  coinDynamic: '快讯、公告、链上变动与大事，附发生时的价格与至今涨跌。',
  coinEvent: '从诞生至今的大事，标在价格走势上，附当日收盘价与至今涨跌。',
  coinDetails: '项目介绍、发展历程、初始分配、团队与投资机构。',
  coinWallet: '可以存放这个币种的钱包、类型、平台与评分。',
  concept: '按概念归类的币种：等权均涨幅、总市值、成交额与领涨领跌币种。',
  exchangeBoardNotice: '交易所的上新、下架、活动、维护与充提公告，可多选平台，打开过的会变浅。',
  exchangeDetails: '平台介绍、牌照、费率、支持法币、风险事实与大事记。',
  exchangeAssetsDisclosure: '链上资产对用户负债的比例，以及在本机核对储备金证明的工具。',
  exchangeWallet: '平台公布的冷热钱包地址、余额与净流入，每日北京时间 0 点清点。',
  exchangeNewCoin: '在该平台首发的币种，按上线时间排列；首发价为上线首日的开盘价。',
  exchangeIeo: '在该平台首次发售的币种；回报 = 现价 ÷ 发行价，低于 1 倍为破发，历史回报不代表未来。',
  exchangeNews: '平台的上新、下架、活动、维护与充提公告，打开过的会变浅。',
  exchangeMember: '平台公开的创始人与管理层。',
  exchangeInvestor: '公开披露的投资机构与母公司。',
  exchangeMarket: '现货、杠杆与合约的价格、成交、占比与深度。',
  newsFlash: '行情异动、合约费率、链上变动与新币上线，按时间排列；币种标签为发布以来的涨跌。',
  notice: '各交易所与钱包的上新、下架、活动、维护与充提公告。',
  announcement: '本站的功能更新、数据口径与使用说明。',
  submitCoin: '不需要注册；填写的内容自动保存在本机，可以随时回来继续。',
  ath: '各币种的历史最高价与日期，现价距最高还差多少、需要涨到几倍才能回到最高。',
  user: '你的设置、账号安全与邀请。',
  userInviteOld: '你的邀请码、邀请链接与邀请记录。',
  userSecurity: '手机号、密码、登录设备与注销。',
  verification: '收到自称本站人员的消息时，先核对域名、邮箱或账号是否在官方名单里。',
  daohang: '常用网站按用途分组，写明真实域名，不带邀请码，可以按名称查找。',
  submitDapp: '不需要注册；填写的内容自动保存在本机，可以随时回来继续。',
  submitExchange: '不需要注册；填写的内容自动保存在本机，可以随时回来继续。',
  calendar:
    '上线、主网、空投、解锁、减半、交割与政策，按日、周、月查看，时间为北京时间，可以订阅到手机日历。',
  event: '主要币种的大事与公开记录，附当日收盘价与前后 7 日涨跌；先后发生不等于因果。',
  eventSpeech: '演示人物的看多与看空：发言时的价格、至今涨跌，以及 30 日后方向是否一致。不构成投资建议。',
  proposalCoin: '各项目持币人正在表决与已经结束的提案：票数、法定票数、剩余时间与大户投票。',
  wiki: '币圈名词是什么、怎么衡量、容易和什么混淆，以及机制文章与原始文献。',
  headline: '今天最值得先读的：周报、月报、焦点行情与深度解读，最新一条在最前。',
  weekly: '每周一早上发布：上一周主流币种的涨跌、成交、资金费率与市场宽度。',
  analyse: '行情分析文章，可按币种查看；币种标签为发布以来的涨跌。',
  author: '各编辑台写什么、近 30 天写了多少，点开看全部文章。',
  search: '币种、资讯、交易所、公告、钱包与概念中与关键词有关的结果。',
  walletFocus: '收藏的钱包，按自己的分组和顺序；排名依知名度。',
  compare: '最多四个币种的指标、走势与相关性，链接可分享。',
  news: '加密货币要闻、深度、行情分析、政策与公告。',
  userSignin: '手机号验证后即可注册，注册后请登录。',
  contact: '扫码联系对应的同事；纠正数据、举报与建议可直接在网页上提交。收录从不收费，谨防冒充。',
  userFindPwd: '验证手机号后设置新密码，所有设备会退出登录。',
  userLogin: '用手机号登录，自选与设置随账号走。',
  userSetting: '昵称、头像与显示偏好。',
  data: '周期指标、现货溢价、链上、机构持仓与稳定币，一页看全，逐项可查。',
  dataCalc: '换算、定投回测、合约盈亏与强平、网格、矿机、无常损失与年化；填写的内容都在链接里，可以分享。',
  dataMore: '全部比特币周期指标，与可以自定界线、回看任意一天的逃顶与抄底清单。',
  charts: '加密货币总市值、成交额与占比的走势，市值前 100 名的热力图与气泡图。',
};

/** The sentence under a page's heading; '' for a page that has none. */
export function summaryOf(name: RouteName): string {
  return summaries[name] ?? '';
}
