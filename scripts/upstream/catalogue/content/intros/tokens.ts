/** Introductions of tokens issued on other networks, by coin code; one text per paragraph. */
export const TOKEN_INTROS: Readonly<Record<string, readonly string[]>> = {
  tether: [
    '泰达币（Tether，USDT）由 Tether 公司发行，目标是与美元保持 1:1。它诞生于 2014 年（原名 Realcoin），最早运行在比特币的 Omni 层，如今主要流通在波场、以太坊等网络。',
    'USDT 是流通量最大的稳定币，也是多数交易所最常用的计价货币。发行方称每枚代币由等值储备支持，储备以美国国债等资产为主，并按季度公布由会计师事务所出具的证明报告。',
    'USDT 由发行方集中管理，可冻结地址，也存在脱锚风险。场外人民币价格相对官方汇率的高低即“USDT 溢价”。',
  ],
  'usd-coin': [
    'USDC 是由 Circle 发行的美元稳定币，2018 年 9 月推出，起初与 Coinbase 共同运营。每枚 USDC 由现金和短期美国国债等储备支持，可向 Circle 按 1:1 赎回，储备证明按月公布。',
    '2023 年 3 月硅谷银行倒闭时，因部分储备存放其中，USDC 曾短暂跌破 0.9 美元，数日后恢复。Circle 于 2025 年 6 月在纽约证券交易所上市。',
  ],
  dai: [
    'DAI 是 MakerDAO（现 Sky）的去中心化美元稳定币，2017 年 12 月上线。用户把加密资产或现实资产抵押进合约借出 DAI，抵押不足时由合约清算。',
    'DAI 的供应由市场借贷决定，治理代币持有人设定费率与抵押品种类。2024 年项目更名后推出 USDS，与 DAI 可 1:1 互换。',
  ],
  usds: [
    'USDS 是 Sky（原 MakerDAO）在 2024 年 9 月推出的美元稳定币，与 DAI 可 1:1 互换，由加密资产和现实资产超额抵押。',
    '持有人可存入 Sky 储蓄利率（SSR）获得收益，对应凭证为 sUSDS。',
  ],
  'ethena-usde': [
    'USDe 是 Ethena 发行的合成美元，2024 年 2 月上线。它以 ETH、BTC 等资产作抵押，同时在衍生品市场做空等值合约对冲价格，从质押收益和资金费率取得收入。',
    '与由银行储备支持的稳定币不同，USDe 的稳定依赖对冲仓位与托管方，资金费率长期为负、交易所风险都会影响它。质押后的凭证为 sUSDe。',
  ],
  'first-digital-usd': [
    'FDUSD 由香港的 First Digital 在 2023 年 6 月推出，是与美元 1:1 锚定的稳定币，储备为现金及高流动性等价物，主要在币安交易。',
  ],
  'paypal-usd': [
    'PYUSD 是 PayPal 于 2023 年 8 月推出的美元稳定币，由 Paxos 发行，储备为美元存款、美国国债等，可在以太坊、Solana 等网络流通。',
  ],
  'true-usd': [
    'TUSD（TrueUSD）是 2018 年推出的美元稳定币，发行与储备由第三方托管，2023 年曾因储备与流动性问题短暂脱锚。',
  ],
  frax: ['FRAX 于 2020 年 12 月推出，最初部分由抵押品、部分由算法支持，2023 年社区投票改为提高到足额抵押。'],
  chainlink: [
    'Chainlink（LINK）是去中心化预言机网络，由 Sergey Nazarov 等人创立，2017 年募资，2019 年在以太坊主网上线。它把链外的价格、随机数等数据送上链，多数 DeFi 借贷协议以它的报价触发清算。',
    'LINK 总量 10 亿枚，用于支付节点服务和质押。跨链互操作协议 CCIP 让资产与消息在不同链之间传递。',
  ],
  'shiba-inu': [
    '柴犬币（Shiba Inu，SHIB）是 2020 年 8 月由化名 Ryoshi 的作者在以太坊上发行的 Meme 币，初始供应 1000 万亿枚，其中一半曾转给 Vitalik Buterin，后者把大部分销毁，另一部分捐出。',
    '社区此后推出去中心化交易所 ShibaSwap 和二层网络 Shibarium。SHIB 价格极小、波动很大，多由社区情绪推动。',
  ],
  uniswap: [
    'Uniswap（UNI）是以太坊上最大的去中心化交易所之一，由 Hayden Adams 在 2018 年 11 月推出，用自动做市商（恒定乘积公式）代替订单簿，任何人都可以建立资金池。',
    'UNI 是其治理代币，2020 年 9 月向早期用户空投，总量 10 亿枚。V3 引入集中流动性，V4 以“钩子”允许自定义资金池。',
  ],
  pepe: [
    'PEPE 是 2023 年 4 月在以太坊上发行的 Meme 币，以网络形象“悲伤蛙”为题材，没有路线图和实际用途，总量 420.69 万亿枚。',
    '它的价格由社区热度推动，波动极大。请留意仿冒合约。',
  ],
  'leo-token': [
    'UNUS SED LEO（LEO）是 Bitfinex 母公司 iFinex 在 2019 年 5 月发行的平台代币，募资 10 亿美元，用于抵扣平台手续费。',
    'iFinex 承诺每月至少以上月收入的 27% 回购并销毁 LEO。',
  ],
  aave: [
    'Aave（AAVE）是去中心化借贷协议，前身为 2017 年的 ETHLend，2020 年 1 月改为资金池模式。存款人得到计息凭证，借款人超额抵押借出资产，并首创闪电贷。',
    'AAVE 总量 1600 万枚，用于治理和安全模块质押。协议另发行去中心化稳定币 GHO。',
  ],
  okb: [
    'OKB 是欧易（OKX）发行的平台代币，2018 年推出，用于手续费折扣、新币申购，也是其 X Layer 网络的 Gas 代币。',
    '2025 年 8 月，项目方一次性销毁约 6526 万枚，把总量固定为 2100 万枚。',
  ],
  mantle: [
    'Mantle（MNT）是以太坊二层网络，2023 年 7 月主网上线，由 BitDAO 与 Mantle 合并而来，执行与数据可用性分层。',
    'MNT 用作该网络的 Gas 与治理代币，国库规模在 DAO 中居前。',
  ],
  'render-token': [
    'Render（RENDER）是去中心化 GPU 渲染网络，由 OTOY 创始人 Jules Urbach 提出，需要渲染的人付费，闲置显卡的持有者提供算力。',
    '2023 年社区投票把代币由以太坊的 RNDR 迁移到 Solana，并采用销毁与铸造平衡的模型。',
  ],
  arbitrum: [
    'Arbitrum（ARB）是以太坊上采用乐观 Rollup 的二层网络，由普林斯顿大学团队创立的 Offchain Labs 研发，2021 年 8 月主网上线。',
    'ARB 于 2023 年 3 月空投，是治理代币，不用于支付 Gas；网络手续费以 ETH 支付。初始供应 100 亿枚。',
  ],
  optimism: [
    'Optimism（OP）是以太坊乐观 Rollup 二层网络，2021 年主网上线，其 OP Stack 开源，Base 等多条链都用它建立，共同组成“超级链”。',
    'OP 于 2022 年 5 月空投，是治理代币，初始供应约 42.9 亿枚，部分用于追溯性公共物品资助。',
  ],
  'worldcoin-wld': [
    'Worldcoin（WLD，现称 World）由 Sam Altman 等人创立，2023 年 7 月推出。用户用名为 Orb 的设备扫描虹膜，取得“真人证明”World ID，并可领取 WLD。',
    'WLD 总量上限 100 亿枚。该项目因生物特征数据的采集，在多个国家受到监管调查或限制。',
  ],
  'fetch-ai': [
    'Fetch.ai（FET）是面向自主智能体的网络，2019 年通过币安发行代币。2024 年它与 SingularityNET、Ocean Protocol 组成“人工超级智能联盟”，代币合并到 FET。',
    'FET 用于手续费、质押和智能体服务付费。',
  ],
  'immutable-x': [
    'Immutable（IMX）是面向区块链游戏与 NFT 的以太坊二层方案，由澳大利亚团队创立，2021 年推出，铸造与交易 NFT 免 Gas。',
    'IMX 总量上限 20 亿枚，用于协议费用、质押和治理。',
  ],
  bonk: [
    'BONK 是 2022 年 12 月在 Solana 上发行的 Meme 币，约一半供应空投给 Solana 的用户、艺术家和开发者。',
    '它被多款 Solana 应用接入为支付或奖励代币，价格随社区热度大幅波动。',
  ],
  'the-graph': [
    'The Graph（GRT）是区块链数据的索引与查询协议，2020 年 12 月主网上线。开发者以“子图”定义要索引的数据，应用通过 GraphQL 查询。',
    'GRT 用于索引者质押、策展人信号、委托和查询付费。',
  ],
  'lido-dao': [
    'Lido（LDO）是最大的流动性质押协议，2020 年 12 月上线。用户存入 ETH 得到 stETH，可以一边领取质押收益，一边在 DeFi 中使用。',
    'LDO 是其治理代币，总量 10 亿枚。',
  ],
  'staked-ether': [
    'stETH 是 Lido 的质押凭证，代表存入的 ETH 及其质押收益，余额每日自动增加，可按协议赎回为 ETH，或直接在市场兑换。',
    '它的市价可能偏离 ETH：2022 年 6 月曾出现约 5% 的折价。',
  ],
  weth: [
    'WETH 是以太坊上的包装 ETH：把 ETH 存入合约得到等量的 WETH，随时可以按 1:1 换回。ETH 本身早于 ERC-20 标准，包装之后才能像其他代币一样参与 DeFi 的兑换与借贷。',
    'WETH 由合约自动兑付，没有保管方。',
  ],
  'coinbase-wrapped-btc': [
    'cbBTC 是 Coinbase 在 2024 年 9 月推出的比特币映射代币，部署在以太坊与 Base 等链上，由 Coinbase 保管等量比特币，1 枚 cbBTC 对应 1 枚 BTC。',
    '持有它需要信任 Coinbase 的保管。',
  ],
  'wrapped-bitcoin': [
    'WBTC 是以太坊上的比特币映射代币，2019 年 1 月推出，由托管方保管等量比特币，1 枚 WBTC 对应 1 枚 BTC，储备地址公开可查。',
    '它让比特币可以用于以太坊的借贷与交易，同时带来托管方的信用风险。',
  ],
  dogwifcoin: [
    'dogwifhat（WIF）是 2023 年 11 月在 Solana 上发行的 Meme 币，形象为一只戴粉色毛线帽的柴犬，总量约 9.99 亿枚。',
  ],
  'jupiter-exchange-solana': [
    'Jupiter（JUP）是 Solana 上最大的交易聚合器，把一笔兑换拆分到多个流动性来源以取得更好价格，也提供永续合约、限价单与定投。',
    'JUP 于 2024 年 1 月空投，是治理代币。',
  ],
  maker: [
    'Maker（MKR）是 MakerDAO 的治理代币，持有人决定 DAI 的抵押品种类与费率，并在系统亏损时承担增发稀释。',
    '2024 年 MakerDAO 更名为 Sky，1 MKR 可兑换 24000 SKY。',
  ],
  thorchain: [
    'THORChain（RUNE）是跨链流动性协议，可以在不使用映射资产的情况下，直接兑换比特币、以太坊等原生资产，2021 年主网上线。',
    'RUNE 与各资产配对组成资金池，同时用于节点质押。2021 年它曾遭攻击，2025 年初因借贷与储蓄产品的债务进行重组。',
  ],
  floki: [
    'FLOKI 是 2021 年发行的 Meme 币，名字来自马斯克的柴犬，同时部署在以太坊与 BNB Chain，社区推出游戏 Valhalla 等产品。',
  ],
  'quant-network': [
    'Quant（QNT）由 Gilbert Verdian 在 2018 年创立，其 Overledger 面向银行与机构，提供跨链互操作的接口。',
    'QNT 总量约 1488 万枚，用于许可与服务费用。',
  ],
  gala: [
    'Gala（GALA）是区块链游戏与娱乐平台 Gala Games 的代币，2020 年推出，运行节点的用户获得奖励，也用于购买游戏道具。',
  ],
  'the-sandbox': [
    'The Sandbox（SAND）是虚拟土地与创作类元宇宙游戏，2018 年被 Animoca Brands 收购后转为区块链版本，玩家可以购买土地、制作资产。',
    'SAND 总量 30 亿枚，用于购买、质押和治理。',
  ],
  decentraland: [
    'Decentraland（MANA）是较早的以太坊虚拟世界，2017 年募资，2020 年 2 月向公众开放，土地与道具以 NFT 表示，由持有人投票治理。',
    '购买土地与名称会销毁 MANA。',
  ],
  'axie-infinity': [
    'Axie Infinity（AXS）由越南团队 Sky Mavis 开发，是“边玩边赚”模式的代表，玩家收集、繁殖并对战宠物 Axie，运行在 Ronin 链上。',
    'AXS 总量上限 2.7 亿枚，用于治理和质押。2022 年 3 月，Ronin 跨链桥被盗约 6 亿美元。',
  ],
  'kucoin-shares': [
    'KCS 是库币（KuCoin）在 2017 年发行的平台代币，用于手续费折扣与分红，也是 KCC 链的 Gas 代币，项目方定期回购销毁。',
  ],
  'bitget-token': [
    'BGB 是 Bitget 的平台代币，用于手续费折扣、Launchpad 申购等。2024 年末项目方销毁 8 亿枚，总量降到 12 亿枚，并与 Bitget 钱包代币 BWB 合并。',
  ],
  'gatechain-token': [
    'GT 是 Gate（芝麻）的平台代币与 GateChain 的原生代币，用于手续费折扣、新币申购和链上质押，按季度回购销毁。',
  ],
  'huobi-token': [
    'HT 是火币（现 HTX）在 2018 年发行的平台代币，用于手续费抵扣与活动参与。2023 年平台更名为 HTX，此后另行推出 HTX 代币。',
  ],
  'pancakeswap-token': [
    'PancakeSwap（CAKE）是 BNB Chain 上最大的去中心化交易所，2020 年 9 月上线，提供兑换、流动性挖矿、彩票与预测等功能。',
    'CAKE 的供应由增发与回购销毁共同决定，社区多次下调上限。',
  ],
  'curve-dao-token': [
    'Curve（CRV）是专注稳定币与同类资产兑换的去中心化交易所，由 Michael Egorov 在 2020 年推出，其曲线使同值资产间滑点很小。',
    'CRV 锁定后成为 veCRV，可投票决定各资金池的奖励。协议另发行稳定币 crvUSD。',
  ],
  havven: [
    'Synthetix（SNX）是以太坊上的合成资产与衍生品协议，前身为 2018 年的稳定币项目 Havven。质押 SNX 可铸造合成美元 sUSD，为衍生品交易提供流动性。',
  ],
  'compound-governance-token': [
    'Compound（COMP）是以太坊上的借贷协议，2018 年上线，2020 年 6 月开始向使用者分发治理代币，被视为“流动性挖矿”热潮的起点。',
    'COMP 总量 1000 万枚。',
  ],
  ethena: [
    'Ethena（ENA）是合成美元协议的治理代币。协议发行的 USDe 以加密资产作抵押并做空对冲，2024 年 2 月上线。',
    'ENA 于 2024 年 4 月空投，总量 150 亿枚。',
  ],
  pendle: [
    'Pendle（PENDLE）把生息资产拆成本金代币（PT）与收益代币（YT），让使用者锁定固定收益或单独交易未来收益，2021 年上线。',
    '锁定 PENDLE 得到 vePENDLE，可分得手续费并投票决定奖励。',
  ],
  starknet: [
    'Starknet（STRK）是以太坊的零知识 Rollup 二层网络，由 StarkWare 研发，使用 STARK 证明与 Cairo 语言，2021 年 11 月主网上线。',
    'STRK 于 2024 年 2 月空投，总量 100 亿枚，用于手续费、质押和治理。',
  ],
  chiliz: [
    'Chiliz（CHZ）是体育与娱乐的粉丝代币平台，其 Socios 应用与多家足球俱乐部合作，持有粉丝代币可参与俱乐部投票。',
    'CHZ 用于购买粉丝代币，也是 Chiliz Chain 的 Gas 代币。',
  ],
  apecoin: [
    'ApeCoin（APE）是与无聊猿（BAYC）生态相关的代币，2022 年 3 月由 ApeCoin DAO 推出，总量 10 亿枚，用于治理与 ApeChain 的 Gas。',
  ],
  ordinals: [
    'ORDI 是比特币上第一个 BRC-20 代币，2023 年 3 月以铭文方式公平铸造，总量 2100 万枚。',
    'BRC-20 由 Ordinals 协议把数据刻写在聪上实现，余额靠链外索引器计算，没有智能合约。',
  ],
  'ondo-finance': [
    'Ondo（ONDO）专注现实资产上链，发行由短期美国国债支持的 OUSG 与 USDY，面向合格的投资者。',
    'ONDO 是其治理代币，总量 100 亿枚，2024 年 1 月开放转让。',
  ],
  raydium: [
    'Raydium（RAY）是 Solana 上的去中心化交易所，2021 年 2 月上线，提供自动做市与集中流动性资金池，是许多新代币的首发场所。',
    'RAY 总量上限 5.55 亿枚，部分手续费用于回购。',
  ],
  'pyth-network': [
    'Pyth（PYTH）是面向高频金融数据的预言机，由交易所与做市商直接提供报价，应用按需拉取更新，2021 年在 Solana 上线，现服务上百条链。',
    'PYTH 总量 100 亿枚，用于治理和数据完整性质押。',
  ],
  jasmycoin: [
    'JasmyCoin（JASMY）由前索尼高管在日本创立的 Jasmy 公司发行，定位物联网数据的个人主权平台，代币为以太坊上的 ERC-20，总量 500 亿枚。',
  ],
  'dydx-chain': [
    'dYdX（DYDX）是去中心化永续合约交易平台，2017 年由 Antonio Juliano 创立，2023 年 10 月迁移到基于 Cosmos SDK 的自有链，订单簿由验证人在内存中撮合。',
    'DYDX 总量 10 亿枚，用于质押与治理，质押者分得以 USDC 支付的手续费。',
  ],
  '1inch': [
    '1inch（1INCH）是去中心化交易聚合器，2019 年在一次黑客松上诞生，比较多个流动性来源以寻找更好价格，其 Fusion 模式由竞价的解析者代付 Gas。',
    '1INCH 总量 15 亿枚，用于治理和质押。',
  ],
  kava: [
    'Kava（KAVA）是同时支持 Cosmos 与以太坊虚拟机的公链，2019 年上线，起步于多资产抵押借贷。',
    'KAVA 用于质押、治理与手续费，2024 年起停止增发。',
  ],
  enjincoin: [
    '恩金币（Enjin Coin，ENJ）用于游戏道具的铸造与抵押，项目方参与制定 ERC-1155 多代币标准，2023 年迁移到自有的 Enjin 区块链。',
  ],
  'basic-attention-token': [
    '注意力币（Basic Attention Token，BAT）由 Brave 浏览器的开发者、JavaScript 之父 Brendan Eich 发起，2017 年募资。用户观看隐私保护的广告得到 BAT，并可打赏创作者。',
    'BAT 总量 15 亿枚。',
  ],
  'matic-network': [
    'Polygon（MATIC）始于 2017 年，原名 Matic Network，是以太坊的扩展网络。2024 年 9 月起代币按 1:1 升级为 POL。',
  ],
  'polygon-ecosystem-token': [
    'POL 是 Polygon 网络的代币，2024 年 9 月起由 MATIC 按 1:1 升级而来。Polygon PoS 链兼容以太坊，费用低，其 AggLayer 用零知识证明把多条链的流动性连接起来。',
    'POL 用于手续费、质押和治理，初始供应 100 亿枚，每年增发 2%。',
  ],
  'official-trump': [
    'OFFICIAL TRUMP（TRUMP）是 2025 年 1 月在 Solana 上发行的 Meme 币，与美国总统特朗普相关，总量 10 亿枚，其中 80% 由关联实体持有并在三年内分批解锁。',
    '它没有实际用途，波动极大，并因利益冲突引发争议。',
  ],
  'pump-fun': [
    'PUMP 是 Solana 发币平台 Pump.fun 的代币，2025 年 7 月公开发售，总量 1 万亿枚。平台让任何人都能快速发行 Meme 币，也因此聚集了大量高风险代币。',
  ],
};
