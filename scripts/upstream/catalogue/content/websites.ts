/** A site of the directory. Entries are not paid for, and no address has a referral code. */
interface Website {
  readonly name: string;
  /** https, the site's own front page. */
  readonly url: string;
  /** Its purpose. */
  readonly summary: string;
}

/** Sites of one kind. */
export interface WebsiteGroup {
  readonly id: string;
  readonly name: string;
  readonly sites: readonly Website[];
}

const site = (name: string, host: string, summary: string): Website => ({
  name,
  url: `https://${host}`,
  summary,
});

/** The directory, most useful kinds first. */
export const WEBSITE_GROUPS: readonly WebsiteGroup[] = [
  {
    id: 'explorers',
    name: '区块浏览器',
    sites: [
      site('mempool.space', 'mempool.space/zh/', '比特币区块、手续费与内存池'),
      site('Blockchair', 'blockchair.com/zh', '多条链的区块与地址查询'),
      site('Etherscan', 'etherscan.io', '以太坊区块、合约与授权查询'),
      site('BscScan', 'bscscan.com', 'BNB Chain 区块浏览器'),
      site('Tronscan', 'tronscan.org', '波场区块浏览器'),
      site('Solscan', 'solscan.io', 'Solana 区块浏览器'),
      site('Arbiscan', 'arbiscan.io', 'Arbitrum 区块浏览器'),
      site('OKLink', 'www.oklink.com/zh-hans', '多链浏览器与地址标签'),
    ],
  },
  {
    id: 'data',
    name: '数据与研究',
    sites: [
      site('DefiLlama', 'defillama.com', '协议锁仓量、收入与稳定币'),
      site('Dune', 'dune.com', '用 SQL 写的链上数据看板'),
      site('Glassnode', 'glassnode.com', '比特币与以太坊链上指标'),
      site('CoinGlass', 'www.coinglass.com/zh', '合约持仓、资金费率与爆仓'),
      site('L2BEAT', 'l2beat.com', '二层网络的风险与规模'),
      site('Token Terminal', 'tokenterminal.com', '协议收入与估值'),
      site('Bitcoin Treasuries', 'bitcointreasuries.net', '公司与基金的比特币持有'),
      site('CoinMetrics', 'coinmetrics.io', '链上数据与方法说明'),
    ],
  },
  {
    id: 'market',
    name: '行情',
    sites: [
      site('CoinMarketCap', 'coinmarketcap.com/zh/', '币种与交易所行情'),
      site('CoinGecko', 'www.coingecko.com/zh', '币种、交易所与分类行情'),
      site('TradingView', 'cn.tradingview.com', '图表与技术分析'),
      site('DEX Screener', 'dexscreener.com', '链上交易对行情'),
      site('GeckoTerminal', 'www.geckoterminal.com', '链上资金池行情'),
    ],
  },
  {
    id: 'exchanges',
    name: '交易平台',
    sites: [
      site('币安', 'www.binance.com', '中心化交易平台'),
      site('欧易', 'www.okx.com', '中心化交易平台'),
      site('Coinbase', 'www.coinbase.com', '美国上市的交易平台'),
      site('Kraken', 'www.kraken.com', '美国的交易平台'),
      site('Bybit', 'www.bybit.com', '以合约为主的交易平台'),
      site('Bitget', 'www.bitget.com', '中心化交易平台'),
      site('HashKey Exchange', 'www.hashkey.com', '香港持牌交易平台'),
      site('OSL', 'www.osl.com', '香港持牌交易平台'),
      site('Uniswap', 'uniswap.org', '以太坊上的去中心化交易所'),
      site('Curve', 'curve.finance', '以稳定币兑换为主的去中心化交易所'),
    ],
  },
  {
    id: 'wallets',
    name: '钱包',
    sites: [
      site('MetaMask', 'metamask.io', 'EVM 浏览器插件与手机钱包'),
      site('Rabby', 'rabby.io', '签名前模拟交易的 EVM 钱包'),
      site('imToken', 'token.im', '多链手机钱包'),
      site('TokenPocket', 'www.tokenpocket.pro', '多链手机钱包'),
      site('Phantom', 'phantom.com', 'Solana 与多链钱包'),
      site('Ledger', 'www.ledger.com', '硬件钱包'),
      site('Trezor', 'trezor.io', '开源硬件钱包'),
      site('Safe', 'safe.global', '多重签名账户'),
    ],
  },
  {
    id: 'security',
    name: '安全工具',
    sites: [
      site('Revoke.cash', 'revoke.cash', '查看并撤销代币授权'),
      site('慢雾', 'cn.slowmist.com', '安全审计与被盗事件档案'),
      site('CertiK', 'www.certik.com', '合约审计与监测'),
      site('OpenZeppelin', 'www.openzeppelin.com', '合约库与审计'),
      site('GoPlus', 'gopluslabs.io', '代币与地址风险检测'),
      site('Chainabuse', 'chainabuse.com', '举报与查询诈骗地址'),
    ],
  },
  {
    id: 'projects',
    name: '公链与协议',
    sites: [
      site('比特币', 'bitcoin.org/zh_CN/', '协议介绍、白皮书与客户端'),
      site('以太坊', 'ethereum.org/zh/', '开发文档与路线图'),
      site('Solana', 'solana.com', '公链官网'),
      site('Arbitrum', 'arbitrum.io', '以太坊二层网络'),
      site('Base', 'www.base.org', '以太坊二层网络'),
      site('Lido', 'lido.fi', '流动性质押'),
      site('Aave', 'aave.com', '链上借贷'),
      site('Sky（原 MakerDAO）', 'sky.money', '超额抵押稳定币'),
    ],
  },
  {
    id: 'governance',
    name: '治理与开发',
    sites: [
      site('Snapshot', 'snapshot.org', '链下投票'),
      site('Tally', 'www.tally.xyz', '链上治理'),
      site('EIPs', 'eips.ethereum.org', '以太坊改进提案'),
      site('BIPs', 'github.com/bitcoin/bips', '比特币改进提案'),
      site('GitHub', 'github.com', '开源代码仓库'),
      site('Chainlist', 'chainlist.org', 'EVM 链的网络参数'),
    ],
  },
  {
    id: 'rules',
    name: '监管与机构',
    sites: [
      site('中国人民银行', 'www.pbc.gov.cn', '数字人民币与风险提示'),
      site('香港证监会', 'www.sfc.hk', '虚拟资产交易平台牌照名单'),
      site('美国证监会', 'www.sec.gov', 'ETF 文件与执法公告'),
      site('欧洲证券和市场管理局', 'www.esma.europa.eu', 'MiCA 规则与登记册'),
      site('FATF', 'www.fatf-gafi.org', '反洗钱标准'),
    ],
  },
];
