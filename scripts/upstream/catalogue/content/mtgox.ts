/** Bitcoin held by the trustee of Mt. Gox before the first repayment, and now as far as known. */
export const MTGOX_BEFORE = 141_686;
export const MTGOX_LEFT = 34_689;
/** Date of the data below. */
export const MTGOX_AS_OF = Date.UTC(2025, 11, 31);

/** A transfer out of the trustee's wallets, as seen on chain; approximate. */
export interface MtGoxTransfer {
  /** 2024-07-05, UTC. */
  readonly date: string;
  readonly btc: number;
  /** 分发: to an exchange that pays creditors; 内部转移: between the trustee's own wallets. */
  readonly kind: '分发' | '内部转移';
  readonly to: string;
}

export const mtGoxTransfers: readonly MtGoxTransfer[] = [
  { date: '2025-11-18', btc: 10_608, kind: '内部转移', to: '受托人新地址' },
  { date: '2025-03-25', btc: 11_501, kind: '内部转移', to: '受托人地址，其中约 893 枚进入热钱包' },
  { date: '2025-03-06', btc: 12_000, kind: '内部转移', to: '受托人地址，其中约 166 枚进入热钱包' },
  { date: '2024-11-05', btc: 32_371, kind: '内部转移', to: '两个未标记地址' },
  { date: '2024-08-21', btc: 1_265, kind: '分发', to: 'Bitstamp' },
  { date: '2024-07-31', btc: 33_964, kind: '分发', to: '疑似 BitGo' },
  { date: '2024-07-24', btc: 5_110, kind: '分发', to: 'Bitstamp' },
  { date: '2024-07-16', btc: 48_641, kind: '分发', to: 'Kraken' },
  { date: '2024-07-05', btc: 1_545, kind: '分发', to: 'Bitbank' },
  { date: '2024-05-28', btc: 137_890, kind: '内部转移', to: '受托人新地址（偿还前归集）' },
];

/** Events, newest first; days in Tokyo. */
export const mtGoxDates: readonly { readonly date: string; readonly title: string }[] = [
  { date: '2026-10-31', title: '最近一次公告的偿还期限；此后是否再延，本页资料（截至 2025-12-31）未收录' },
  { date: '2025-10-27', title: '受托人公告：期限再延一年至 2026-10-31' },
  { date: '2024-10-10', title: '受托人公告：期限延至 2025-10-31' },
  { date: '2024-07-05', title: '开始以 BTC 与 BCH 偿还部分债权人' },
  { date: '2021-11-16', title: '民事再生计划获法院确认生效' },
  { date: '2018-06-22', title: '由破产程序转入民事再生程序' },
  { date: '2014-02-28', title: '申请破产保护，约 85 万枚比特币失踪，后找回约 20 万枚' },
];
