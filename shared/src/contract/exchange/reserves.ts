import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row, tupleRow } from '../fields.ts';
import { envelope, flag, text } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';

const coinEntries = { code: v.string(), symbol: v.string(), name: text, logo: text } as const;

const assetRow = row({
  ...coinEntries,
  /** Coins on all addresses, and their current value, USD. */
  balance: wireAmount,
  value: ['balance_usd', wireAmount],
  /** Coins owed to customers, and assets ÷ liabilities, %; null if the exchange does not publish its liabilities. */
  liability: maybeAmount,
  ratio: maybeNum,
  /** % change of the balance over a day and a week. */
  change24h: ['change_24h', maybeNum],
  change7d: ['change_7d', maybeNum],
  /** The exchange's own token, which is worth little if the exchange fails. */
  isOwn: ['isown', flag],
  /** % of all its assets. */
  share: ['percent', num],
});

/** One coin of an exchange's reserves. */
export type ReserveAsset = v.InferOutput<typeof assetRow>;

const reservesRow = row({
  /** When balances were counted, epoch ms. */
  countedAt: ['snapshot_time', maybeTime],
  /** Current value in USD, and without its own token. */
  total: ['assets_usd', maybeAmount],
  withoutOwn: ['net_usd', maybeNum],
  assets: ['list', rowsOf(assetRow)],
  /** Reserve ratios by month, %: all coins, Bitcoin, Ether, Tether. */
  history: rowsOf(
    tupleRow({ time: wireTime, all: wireAmount, bitcoin: wireAmount, ether: wireAmount, tether: wireAmount }),
  ),
  proof: v.object({ kind: v.picklist(['merkle', 'audit', 'none']), auditor: text, url: wireAddress }),
});

/** An exchange's assets against its liabilities to customers. */
export type ExchangeReserves = v.InferOutput<typeof reservesRow>;

const addressRow = row({
  ...coinEntries,
  chain: v.string(),
  address: v.string(),
  isCold: ['iscold', flag],
  balance: wireAmount,
  value: ['balance_usd', wireAmount],
  /** Change in coins over a day and a week. */
  change24h: ['change_24h', maybeNum],
  change7d: ['change_7d', maybeNum],
  explorerUrl: ['blockurl', wireAddress],
});

/** An address of an exchange. Balances in coins, values in USD. */
export type ExchangeAddress = v.InferOutput<typeof addressRow>;

const walletsRow = row({
  countedAt: ['snapshot_time', maybeTime],
  total: ['assets_usd', maybeAmount],
  addresses: ['list', rowsOf(addressRow)],
  /** [ms, net inflow in USD, balance in USD]. */
  flows: rowsOf(tupleRow({ time: wireTime, net: num, held: wireAmount })),
});

/** The addresses of an exchange and their flows. */
export type ExchangeWallets = v.InferOutput<typeof walletsRow>;

export const exchangeReserveEndpoints = {
  exchangeReserves: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/assetsdisclosure',
    params: v.object({ code: exchangeCode }),
    response: envelope(reservesRow),
  }),
  exchangeWallets: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/wallet',
    params: v.object({ code: exchangeCode }),
    response: envelope(walletsRow),
  }),
} as const;
