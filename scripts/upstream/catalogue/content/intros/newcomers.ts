/** Introductions of further coins and tokens of the top hundred, by coin code; one text per paragraph. */
export const NEWCOMER_INTROS: Readonly<Record<string, readonly string[]>> = {
  'canton-network': [
    'Canton Network（CC）是面向金融机构的隐私公链，由 Digital Asset 研发，智能合约使用 Daml 语言，交易只对参与方可见，主网于 2024 年启用。',
    'Canton Coin 没有预挖和预售，由运行基础设施、开发应用和产生使用量的参与者按规则铸造，网络费用以美元计价并销毁 CC。',
  ],
  'usd1-wlfi': [
    'USD1 是 World Liberty Financial 在 2025 年推出的美元稳定币，储备为美国国债、美元存款与现金等价物，由 BitGo 提供托管与发行服务。',
  ],
  sky: [
    'SKY 是 Sky 协议（原 MakerDAO）的治理代币，2024 年 9 月随更名推出，1 MKR 兑换 24000 SKY。',
    '持有人决定稳定币 USDS 的抵押品、费率和储蓄利率；协议用部分盈余回购 SKY。',
  ],
  'world-liberty-financial': [
    'WLFI 是 World Liberty Financial 的治理代币，该项目与美国总统特朗普的家族有关，2024 年起向合格投资者出售，2025 年 9 月开放转让，总量 1000 亿枚。',
    '关联方持有较大份额，存在利益冲突方面的争议。',
  ],
  'pudgy-penguins': [
    'PENGU 是 NFT 系列“胖企鹅”（Pudgy Penguins）在 2024 年 12 月于 Solana 发行的代币，总量约 888.8 亿枚，其中一部分空投给 NFT 持有人与社区。',
  ],
  'tether-gold': [
    'XAUT 由 Tether 旗下机构发行，每枚对应一金衡盎司实物黄金，金条存放于瑞士的金库，持有人可按规则申请提取实物。',
    '价格随国际金价变动，同时承担发行方与托管的信用风险。',
  ],
  'pax-gold': [
    'PAXG 由受纽约州金融服务署监管的 Paxos 发行，2019 年推出，每枚对应一金衡盎司伦敦合格交割金条，存放于专业金库，可查询对应的金条编号。',
  ],
  'midnight-3': [
    'Midnight（NIGHT）是卡尔达诺生态的隐私链，由 Input Output 研发，使用零知识证明让应用自行决定披露哪些数据。',
    '持有 NIGHT 会产生 DUST，DUST 用来支付交易费用且不可转让。NIGHT 总量 240 亿枚，2025 年向多条链的持有人分发。',
  ],
  'aster-2': [
    'Aster（ASTER）是去中心化永续合约平台，由 Astherus 与 APX Finance 合并而来，2025 年 9 月发行代币，总量 80 亿枚。',
    'ASTER 用于治理、手续费折扣与社区激励。',
  ],
  'falcon-finance': [
    'USDf 是 Falcon Finance 在 2025 年推出的合成美元，用户以稳定币或其他加密资产超额抵押铸造，抵押品通过套利与对冲策略获得收益。质押凭证为 sUSDf。',
    '它的稳定依赖抵押品管理与交易策略，并曾在 2025 年 7 月短暂脱锚。',
  ],
  'pi-network': [
    'Pi Network（PI）由斯坦福大学毕业生团队在 2019 年推出，用户以手机应用每日签到“挖矿”，实际不消耗算力；2025 年 2 月开放主网。',
    '最大供应量 1000 亿枚，解锁与实名认证进度影响流通量。请留意假冒应用与场外交易骗局。',
  ],
  'xdce-crowd-sale': [
    'XDC Network（XDC）是面向贸易金融的公链，兼容以太坊虚拟机，采用委托权益证明，2019 年主网上线，约 2 秒一个区块。',
  ],
  'flare-networks': [
    'Flare（FLR）是为数据而建的公链，内置时间序列预言机与外部链状态证明，兼容以太坊虚拟机，2022 年 7 月上线，并向 XRP 持有人空投。',
  ],
  'ether-fi': [
    'ether.fi（ETHFI）是非托管的以太坊流动性质押与再质押协议，存入 ETH 得到 eETH，另有以加密资产支付的银行卡产品。',
    'ETHFI 于 2024 年 3 月发行，总量 10 亿枚，用于治理，协议收入的一部分用于回购。',
  ],
  nexo: [
    'Nexo（NEXO）是中心化的加密借贷平台，2018 年推出，用户可存币生息或抵押借款。NEXO 代币用于提升利率等级和费率优惠，总量 10 亿枚。',
    '平台托管用户资产，存在对手方风险。',
  ],
  'global-dollar': [
    'USDG 是 Paxos 在新加坡发行的美元稳定币，2024 年 11 月推出，由多家机构组成的全球美元网络（Global Dollar Network）共享储备收益。',
  ],
  'ripple-usd': [
    'RLUSD 是 Ripple 旗下信托公司在 2024 年 12 月推出的美元稳定币，发行于 XRP Ledger 与以太坊，储备为美元存款、短期美国国债等，每月公布证明报告。',
  ],
  usdd: [
    'USDD 是波场生态的稳定币，2022 年 5 月推出，现行版本采用超额抵押，抵押品地址公开。早期曾多次偏离 1 美元。',
  ],
  kaia: [
    'Kaia（KAIA）由 Kakao 的 Klaytn 与 LINE 的 Finschia 合并而成，2024 年 8 月主网上线，约 1 秒一个区块，与 LINE 的小程序结合。',
  ],
  'sonic-3': [
    'Sonic（S）由 Fantom 升级而来，2024 年 12 月主网上线，兼容以太坊虚拟机，主打快速确认，FTM 按 1:1 兑换为 S。',
    '网络把手续费的大部分返还给应用开发者。',
  ],
  morpho: [
    'Morpho（MORPHO）是以太坊与 Base 等网络上的借贷协议，任何人都能以指定的抵押品、预言机与清算线创建独立市场，金库由策展人配置资金。',
    'MORPHO 是治理代币，总量 10 亿枚，2024 年 11 月开放转让。',
  ],
  'virtual-protocol': [
    'Virtuals（VIRTUAL）是 Base 上的 AI 智能体发行与协作平台，新智能体的代币与 VIRTUAL 配对。总量 10 亿枚。',
  ],
  'sun-token': [
    'SUN 是波场上 SUN.io（含 SunSwap 与稳定币兑换）的治理代币，2020 年推出，用于治理与激励，并以部分收入回购销毁。',
  ],
  helium: [
    'Helium（HNT）是去中心化无线网络，参与者架设热点提供物联网与移动信号并获得奖励，2019 年启动，2023 年迁移到 Solana。',
    '使用网络需要销毁 HNT 换取数据积分。',
  ],
  'ethereum-name-service': [
    'ENS 是以太坊域名服务，2017 年上线，把 .eth 名称解析为地址、内容与个人资料。ENS 代币于 2021 年 11 月空投给域名持有人，总量 1 亿枚，用于治理。',
  ],
  monad: [
    'Monad（MON）是兼容以太坊虚拟机的高性能公链，以并行执行与流水线共识提高吞吐，2025 年 11 月主网上线。',
    'MON 用于手续费与质押，初始供应 1000 亿枚，团队与投资人的份额按计划解锁。',
  ],
  spx6900: [
    'SPX6900（SPX）是 2023 年在以太坊上发行的 Meme 币，名字戏仿标普 500 指数，与该指数及其发布机构没有任何关系。',
  ],
  'story-2': [
    'Story（IP）是为知识产权登记与授权设计的公链，2025 年 2 月主网上线，作品的授权条款与分成写入链上。',
    'IP 初始供应 10 亿枚，用于手续费、质押与治理。',
  ],
  'trust-wallet-token': [
    'TWT 是自托管钱包 Trust Wallet 的代币，用于治理投票与钱包内的优惠，总量在 2020 年大规模销毁后为 10 亿枚。',
  ],
  'terra-luna': [
    'LUNC（Terra Classic）是原 Terra 链的代币，原名 LUNA。2022 年 5 月，算法稳定币 UST 脱锚引发 LUNA 在数日内增发到数万亿枚，价格几乎归零。',
    '新链另发 LUNA 后，旧链改称 Terra Classic，由社区维护，并以交易税销毁部分供应。',
  ],
  gnosis: [
    'Gnosis（GNO）始于 2017 年的预测市场项目，孵化了 Safe 与 CoW Protocol，并运行兼容以太坊的 Gnosis Chain，持有人质押 GNO 参与验证。',
  ],
  'euro-coin': ['EURC 是 Circle 在 2022 年推出的欧元稳定币，由欧元储备按 1:1 支持，在欧盟依 MiCA 规则发行。'],
  zksync: [
    'ZKsync（ZK）是以太坊的零知识 Rollup 二层网络，由 Matter Labs 研发，2023 年 3 月主网开放，其 ZK Stack 可用来建立互通的链。',
    'ZK 于 2024 年 6 月空投，总量 210 亿枚，用于治理。',
  ],
  decred: [
    'Decred（DCR）于 2016 年 2 月启动，结合工作量证明与权益证明，持币人购买选票参与区块确认、共识升级与国库支出。总量上限 2100 万枚。',
  ],
  livepeer: [
    'Livepeer（LPT）是去中心化视频转码网络，2018 年在以太坊上线，后迁移到 Arbitrum。节点以显卡提供转码与 AI 视频服务，质押 LPT 获得任务。',
  ],
  bittorrent: [
    'BitTorrent（BTT）是波场生态的代币，2019 年推出，用于为下载加速与存储付费，也是 BitTorrent Chain 的手续费与质押代币。2022 年以 1:1000 重新计价。',
  ],
  just: ['JUST（JST）是波场上 JustLend 借贷与 USDJ 体系的治理代币，2020 年发行，总量 99 亿枚。'],
  dexe: ['DeXe（DEXE）是用于创建与管理 DAO 的协议，2020 年推出，DEXE 为其治理代币。'],
};
