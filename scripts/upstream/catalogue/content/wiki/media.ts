/** A reference document: address, author, summary. */
export interface WikiDocument {
  readonly id: string;
  readonly title: string;
  readonly original: string;
  readonly author: string;
  readonly year: number;
  readonly kind: '论文' | '提案' | '白皮书' | '监管文件';
  /** https, at its publisher. */
  readonly url: string;
  readonly summary: string;
  readonly points: readonly string[];
  /** Terms of the wiki it is about. */
  readonly related: readonly string[];
}

/** Recommended original sources. */
export const WIKI_DOCUMENTS: readonly WikiDocument[] = [
  {
    id: 'bitcoin-paper',
    title: '比特币白皮书',
    original: 'Bitcoin: A Peer-to-Peer Electronic Cash System',
    author: '中本聪（Satoshi Nakamoto）',
    year: 2008,
    kind: '论文',
    url: 'https://bitcoin.org/bitcoin.pdf',
    summary:
      '九页论文，提出不依赖可信第三方、防止重复花费的电子现金：用工作量证明给交易排序，最长的链就是公认的历史。',
    points: [
      '交易由上一笔输出与签名构成，形成所有权的链条。',
      '激励来自新币与手续费，使诚实出块比攻击更划算。',
      '附录用泊松分布估算攻击者追上的概率，“6 次确认”的依据在此。',
    ],
    related: ['blockchain', 'proof-of-work', 'utxo', 'confirmation'],
  },
  {
    id: 'hashcash',
    title: 'Hashcash：拒绝服务的对策',
    original: 'Hashcash - A Denial of Service Counter-Measure',
    author: 'Adam Back',
    year: 2002,
    kind: '论文',
    url: 'https://www.hashcash.org/papers/hashcash.pdf',
    summary: '用部分哈希碰撞作为发送邮件的“邮票”，让滥发者付出计算成本；比特币的工作量证明直接引用了它。',
    points: [
      '验证只需一次哈希，生成平均要许多次。',
      '难度可以按位数调节。',
      '它没有账本，也不解决重复花费。',
    ],
    related: ['proof-of-work', 'hash', 'difficulty'],
  },
  {
    id: 'ethereum-paper',
    title: '以太坊白皮书',
    original: 'Ethereum Whitepaper',
    author: 'Vitalik Buterin',
    year: 2013,
    kind: '白皮书',
    url: 'https://ethereum.org/en/whitepaper/',
    summary:
      '提出带有图灵完备语言的区块链，使任何人都能写出代币、域名、组织等应用，用 Gas 防止程序无限运行。',
    points: [
      '以账户与状态代替未花费输出。',
      '合约账户由代码控制，消息可以触发合约。',
      '文中的发行与挖矿部分已被后来的升级取代，阅读时要注意年代。',
    ],
    related: ['smart-contract', 'gas', 'evm'],
  },
  {
    id: 'yellow-paper',
    title: '以太坊黄皮书',
    original: 'Ethereum: A Secure Decentralised Generalised Transaction Ledger',
    author: 'Gavin Wood 等',
    year: 2014,
    kind: '论文',
    url: 'https://ethereum.github.io/yellowpaper/paper.pdf',
    summary: '以数学记号严格定义以太坊虚拟机的状态转换、指令与费用，是实现客户端的形式化依据之一。',
    points: ['附录列出每条指令的 Gas 消耗。', '规范现以执行层规范仓库为准，黄皮书更新较慢。'],
    related: ['evm', 'gas', 'smart-contract'],
  },
  {
    id: 'eip-20',
    title: 'ERC-20 代币标准',
    original: 'ERC-20: Token Standard',
    author: 'Fabian Vogelsteller、Vitalik Buterin',
    year: 2015,
    kind: '提案',
    url: 'https://eips.ethereum.org/EIPS/eip-20',
    summary: '规定同质化代币合约的六个函数与两个事件，使钱包与交易所能用同样的方式处理任何代币。',
    points: ['approve 与 transferFrom 就是“授权”的由来。', '转到合约地址不会通知对方，代币可能因此卡住。'],
    related: ['token-standard', 'approval'],
  },
  {
    id: 'eip-721',
    title: 'ERC-721 非同质化代币标准',
    original: 'ERC-721: Non-Fungible Token Standard',
    author: 'William Entriken 等',
    year: 2018,
    kind: '提案',
    url: 'https://eips.ethereum.org/EIPS/eip-721',
    summary: '规定每枚代币有唯一编号、唯一持有人的合约接口，元数据是一个可选的链接扩展。',
    points: ['元数据存在哪里、能否更改，标准不作要求。', '版税不在标准之内，由市场自行决定是否执行。'],
    related: ['nft', 'token-standard'],
  },
  {
    id: 'eip-1559',
    title: 'EIP-1559 手续费市场改革',
    original: 'EIP-1559: Fee market change for ETH 1.0 chain',
    author: 'Vitalik Buterin 等',
    year: 2019,
    kind: '提案',
    url: 'https://eips.ethereum.org/EIPS/eip-1559',
    summary:
      '把竞价改为协议计算的基础费加小费，基础费销毁，每块至多变动 12.5%，2021 年 8 月在伦敦升级中启用。',
    points: ['目的是让费用可预测，不是降低费用。', '区块可临时放大到目标的两倍以吸收突发需求。'],
    related: ['base-fee', 'burn', 'gas'],
  },
  {
    id: 'bip-39',
    title: 'BIP-39 助记词',
    original: 'BIP-39: Mnemonic code for generating deterministic keys',
    author: 'Marek Palatinus 等',
    year: 2013,
    kind: '提案',
    url: 'https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki',
    summary: '规定随机数与 2,048 个单词之间的对应、校验位与可选密码短语，是多数钱包备份的共同格式。',
    points: ['单词前四个字母互不相同，便于手写识别。', '自己挑选单词不安全，必须由随机数产生。'],
    related: ['seed-phrase', 'private-key', 'wallet'],
  },
  {
    id: 'lightning-paper',
    title: '闪电网络论文',
    original: 'The Bitcoin Lightning Network: Scalable Off-Chain Instant Payments',
    author: 'Joseph Poon、Thaddeus Dryja',
    year: 2016,
    kind: '论文',
    url: 'https://lightning.network/lightning-network-paper.pdf',
    summary: '用双方共管的通道在链下反复更新余额，只在开通与关闭时上链，并用哈希时间锁把通道连成网络。',
    points: ['作恶者公布旧余额会被对方没收通道资金。', '收款方需要在线，并要有足够的入账额度。'],
    related: ['layer-2', 'multisig', 'hash'],
  },
  {
    id: 'uniswap-v2',
    title: 'Uniswap v2 白皮书',
    original: 'Uniswap v2 Core',
    author: 'Hayden Adams、Noah Zinsmeister、Dan Robinson',
    year: 2020,
    kind: '白皮书',
    url: 'https://app.uniswap.org/whitepaper.pdf',
    summary: '描述恒定乘积做市、任意代币对、时间加权价格与闪电兑换，是大多数自动做市商的原型。',
    points: ['价格累计值使外部合约可以取一段时间的平均价。', '0.30% 手续费留在池中，归流动性提供者。'],
    related: ['amm', 'liquidity-pool', 'oracle', 'flash-loan'],
  },
  {
    id: 'fatf-guidance',
    title: 'FATF 虚拟资产指引',
    original: 'Updated Guidance for a Risk-Based Approach to Virtual Assets and VASPs',
    author: '金融行动特别工作组（FATF）',
    year: 2021,
    kind: '监管文件',
    url: 'https://www.fatf-gafi.org/en/publications/Fatfrecommendations/Guidance-rba-virtual-assets-2021.html',
    summary: '说明各国应怎样把反洗钱要求适用于虚拟资产服务商，包括许可、客户尽调与转账信息的传递。',
    points: ['指引不是法律，由各国立法执行。', '点对点转账本身不在“服务商”义务之内。'],
    related: ['travel-rule', 'aml', 'kyc'],
  },
  {
    id: 'ecny-paper',
    title: '中国数字人民币的研发进展白皮书',
    original: 'Progress of Research & Development of E-CNY in China',
    author: '中国人民银行数字人民币研发工作组',
    year: 2021,
    kind: '白皮书',
    url: 'https://www.pbc.gov.cn/goutongjiaoliu/113456/113469/4293590/index.html',
    summary:
      '说明数字人民币的定义、目标与设计：央行发行的数字形式法定货币，双层运营，当时主要定位于流通中现金。',
    points: [
      '当时的设计不计付利息；自 2026 年起，实名钱包余额已改为参照活期存款计息。',
      '可控匿名：小额匿名、大额依法可溯。',
    ],
    related: ['cbdc', 'fiat'],
  },
];
