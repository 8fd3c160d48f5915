/** A published loss of customers' or company assets. */
export interface Incident {
  /** YYYY-MM. */
  readonly month: string;
  /** Loss in USD at the time; null if not published. */
  readonly lostUsd: number | null;
  readonly what: string;
  /** Outcome for the customers. */
  readonly outcome: string;
}

/** Security incidents confirmed by the exchange, newest first, by exchange. */
export const INCIDENTS: Readonly<Record<string, readonly Incident[]>> = {
  bybit: [
    {
      month: '2025-02',
      lostUsd: 1.46e9,
      what: 'ETH 冷钱包多签流程被攻击',
      outcome: '平台补足缺口，提币未中断，用户资产全额兑付',
    },
  ],
  binance: [
    { month: '2019-05', lostUsd: 40e6, what: '热钱包 7,000 枚 BTC 被盗', outcome: '由 SAFU 基金全额承担' },
  ],
  upbit: [
    { month: '2025-11', lostUsd: 36e6, what: 'Solana 链热钱包异常转出', outcome: '平台自有资金全额承担' },
    { month: '2019-11', lostUsd: 49e6, what: '热钱包 34.2 万枚 ETH 被盗', outcome: '平台自有资金全额承担' },
  ],
  kucoin: [
    {
      month: '2020-09',
      lostUsd: 280e6,
      what: '热钱包私钥泄露',
      outcome: '大部分资产追回，其余由平台与保险承担',
    },
  ],
  huobi: [
    { month: '2023-11', lostUsd: 30e6, what: '热钱包被盗', outcome: '平台承诺全额承担' },
    { month: '2023-09', lostUsd: 8e6, what: '热钱包 5,000 枚 ETH 被盗', outcome: '资产追回' },
  ],
  'crypto-com': [{ month: '2022-01', lostUsd: 34e6, what: '483 个账户未授权提币', outcome: '全额赔付' }],
  bitfinex: [
    {
      month: '2016-08',
      lostUsd: 72e6,
      what: '约 12 万枚 BTC 被盗',
      outcome: '损失由全体用户分摊并发行债务代币，后赎回；2022 年起大部分被执法机关追回',
    },
  ],
  bithumb: [{ month: '2018-06', lostUsd: 31e6, what: '热钱包被盗', outcome: '平台自有资金承担' }],
  bitstamp: [
    { month: '2015-01', lostUsd: 5e6, what: '热钱包约 1.9 万枚 BTC 被盗', outcome: '平台自有资金承担' },
  ],
  deribit: [{ month: '2022-11', lostUsd: 28e6, what: '热钱包被盗', outcome: '公司储备承担，冷钱包未受影响' }],
  coincheck: [
    { month: '2018-01', lostUsd: 530e6, what: '5.23 亿枚 NEM 被盗', outcome: '以日元赔付全部受影响用户' },
  ],
  coinex: [{ month: '2023-09', lostUsd: 70e6, what: '热钱包私钥泄露', outcome: '平台自有资金全额承担' }],
  poloniex: [{ month: '2023-11', lostUsd: 120e6, what: '热钱包被盗', outcome: '平台承诺全额承担' }],
  phemex: [{ month: '2025-01', lostUsd: 70e6, what: '热钱包被盗', outcome: '分批恢复提币，平台承担' }],
  indodax: [{ month: '2024-09', lostUsd: 22e6, what: '热钱包被盗', outcome: '平台承担' }],
  wazirx: [
    {
      month: '2024-07',
      lostUsd: 235e6,
      what: '多签钱包被盗，约占用户资产 45%',
      outcome: '停止交易逾一年，经法院批准的重组方案按比例返还',
    },
  ],
  btcturk: [
    { month: '2025-08', lostUsd: 48e6, what: '热钱包异常转出', outcome: '平台承担，冷钱包未受影响' },
    { month: '2024-06', lostUsd: 55e6, what: '10 个热钱包被盗', outcome: '平台承担' },
  ],
  bitmart: [{ month: '2021-12', lostUsd: 196e6, what: '热钱包私钥泄露', outcome: '平台承诺赔付' }],
  gmx: [{ month: '2025-07', lostUsd: 42e6, what: 'V1 的 GLP 池合约漏洞', outcome: '大部分资产由白帽归还' }],
  balancer: [
    { month: '2025-11', lostUsd: 128e6, what: 'V2 可组合稳定池舍入漏洞', outcome: '部分追回，V2 相关池暂停' },
  ],
  curve: [
    { month: '2023-07', lostUsd: 62e6, what: 'Vyper 编译器重入锁漏洞影响多个池', outcome: '约七成资产追回' },
  ],
  ascendex: [{ month: '2021-12', lostUsd: 78e6, what: '热钱包被盗', outcome: '平台全额赔付' }],
};
