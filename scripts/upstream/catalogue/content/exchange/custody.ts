/** How an exchange's reserves can be verified. */
type ProofKind = 'merkle' | 'audit' | 'none';

/** Auditor of the reserves, and how customers can verify them. '' without an outside auditor. */
export interface Proof {
  readonly kind: ProofKind;
  readonly auditor: string;
  /** Where the exchange publishes it, on its own domain. */
  readonly url: string;
}

const merkle = (url: string, auditor = ''): Proof => ({ kind: 'merkle', auditor, url });
const audit = (url: string, auditor: string): Proof => ({ kind: 'audit', auditor, url });

/** Published proofs of reserves, by exchange; the others publish none that customers can verify. */
const PROOFS: Readonly<Record<string, Proof>> = {
  binance: merkle('https://www.binance.com/zh-CN/proof-of-reserves'),
  okx: merkle('https://www.okx.com/zh-hans/proof-of-reserves', 'Hacken'),
  bybit: merkle('https://www.bybit.com/app/user/proof-of-reserve', 'Hacken'),
  bitget: merkle('https://www.bitget.com/zh-CN/proof-of-reserves'),
  gate: merkle('https://www.gate.com/proof-of-reserves', 'Hacken'),
  kucoin: merkle('https://www.kucoin.com/proof-of-reserves', 'Hacken'),
  huobi: merkle('https://www.htx.com/zh-cn/finance/merkle/'),
  mexc: merkle('https://www.mexc.com/zh-CN/proof-of-reserve', 'Hacken'),
  kraken: merkle('https://www.kraken.com/proof-of-reserves'),
  'crypto-com': merkle('https://crypto.com'),
  bitmex: merkle('https://www.bitmex.com/porl'),
  coinex: merkle('https://www.coinex.com/proof-of-reserves'),
  bingx: merkle('https://bingx.com/zh-hans/proof-of-reserves/'),
  phemex: merkle('https://phemex.com/proof-of-reserves'),
  backpack: merkle('https://backpack.exchange/proof-of-reserves'),
  'woo-x': merkle('https://x.woo.org/proof-of-reserves'),
  bitvavo: audit('https://bitvavo.com', '第三方年度审计'),
  coinbase: audit('https://investor.coinbase.com', '上市公司年度审计'),
  robinhood: audit('https://investors.robinhood.com', '上市公司年度审计'),
  gemini: audit('https://investors.gemini.com', '上市公司年度审计'),
  upbit: audit('https://upbit.com', '会计师事务所季度核验'),
  bithumb: audit('https://www.bithumb.com', '会计师事务所季度核验'),
  hashkey: audit('https://www.hashkey.com', '持牌平台年度审计'),
  osl: audit('https://www.osl.com', '上市公司年度审计'),
  bitstamp: audit('https://www.bitstamp.net', '第三方年度审计'),
  bitpanda: audit('https://www.bitpanda.com', '第三方年度审计'),
  coincheck: audit('https://coincheck.com', '分别管理监查（法定）'),
  bitflyer: audit('https://bitflyer.com', '分别管理监查（法定）'),
  bitbank: audit('https://bitbank.cc', '分别管理监查（法定）'),
};

/** An exchange's proof of reserves. */
export function proofOf(code: string): Proof {
  return PROOFS[code] ?? { kind: 'none', auditor: '', url: '' };
}

/** A chain on which a coin is held, and its share. */
export interface HeldOn {
  readonly chain: string;
  readonly part: number;
}

const CHAINS: Readonly<Record<string, readonly HeldOn[]>> = {
  bitcoin: [{ chain: 'Bitcoin', part: 1 }],
  ethereum: [
    { chain: 'Ethereum', part: 0.93 },
    { chain: 'Arbitrum', part: 0.07 },
  ],
  tether: [
    { chain: 'TRON', part: 0.48 },
    { chain: 'Ethereum', part: 0.42 },
    { chain: 'BNB Chain', part: 0.1 },
  ],
  'usd-coin': [
    { chain: 'Ethereum', part: 0.7 },
    { chain: 'Solana', part: 0.3 },
  ],
  solana: [{ chain: 'Solana', part: 1 }],
  ripple: [{ chain: 'XRP Ledger', part: 1 }],
  dogecoin: [{ chain: 'Dogecoin', part: 1 }],
  tron: [{ chain: 'TRON', part: 1 }],
  litecoin: [{ chain: 'Litecoin', part: 1 }],
  binancecoin: [{ chain: 'BNB Chain', part: 1 }],
};
const ELSEWHERE: readonly HeldOn[] = [{ chain: 'Ethereum', part: 1 }];

/** The chains on which exchanges hold a coin; shares add up to 1. */
export function heldOn(coinCode: string): readonly HeldOn[] {
  return CHAINS[coinCode] ?? ELSEWHERE;
}
