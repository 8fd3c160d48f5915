import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, flag, text } from '../wire.ts';
import { maybeAmount, maybeNum, num, wireAmount } from '../wireNumber.ts';
import { rowsOf } from '../wireRows.ts';
import { wireAddress } from '../wireTexts.ts';
import { maybeTime, wireTime } from '../wireTime.ts';
import { exchangeCode } from './info.ts';

const coinEntries = { code: v.string(), symbol: v.string(), name: text, logo: text } as const;

const assetWire = v.pipe(
  v.object({
    ...coinEntries,
    balance: wireAmount,
    balance_usd: wireAmount,
    percent: num,
    liability: maybeAmount,
    ratio: maybeNum,
    change_24h: maybeNum,
    change_7d: maybeNum,
    isown: flag,
  }),
  v.transform(({ code, symbol, name, logo, ...wire }) => ({
    code,
    symbol,
    name,
    logo,
    /** Coins on all addresses, and their current value, USD. */
    balance: wire.balance,
    value: wire.balance_usd,
    /** % of all its assets. */
    share: wire.percent,
    /** Coins owed to customers, and assets ÷ liabilities, %; null if the exchange does not publish its liabilities. */
    liability: wire.liability,
    ratio: wire.ratio,
    /** % change of the balance over a day and a week. */
    change24h: wire.change_24h,
    change7d: wire.change_7d,
    /** The exchange's own token, which is worth little if the exchange fails. */
    isOwn: wire.isown,
  })),
);

/** One coin of an exchange's reserves. */
export type ReserveAsset = v.InferOutput<typeof assetWire>;

const reservesWire = v.pipe(
  v.object({
    snapshot_time: maybeTime,
    assets_usd: maybeAmount,
    net_usd: maybeNum,
    list: rowsOf(assetWire),
    /** Reserve ratios by month, %: all coins, Bitcoin, Ether, Tether. */
    history: rowsOf(v.tuple([wireTime, wireAmount, wireAmount, wireAmount, wireAmount])),
    proof: v.object({ kind: v.picklist(['merkle', 'audit', 'none']), auditor: text, url: wireAddress }),
  }),
  v.transform((wire) => ({
    /** When balances were counted, epoch ms. */
    countedAt: wire.snapshot_time,
    /** Current value in USD, and without its own token. */
    total: wire.assets_usd,
    withoutOwn: wire.net_usd,
    assets: wire.list,
    history: wire.history.map(([time, all, bitcoin, ether, tether]) => ({
      time,
      all,
      bitcoin,
      ether,
      tether,
    })),
    proof: wire.proof,
  })),
);

/** An exchange's assets against its liabilities to customers. */
export type ExchangeReserves = v.InferOutput<typeof reservesWire>;

const addressWire = v.pipe(
  v.object({
    ...coinEntries,
    chain: v.string(),
    address: v.string(),
    iscold: flag,
    balance: wireAmount,
    balance_usd: wireAmount,
    change_24h: maybeNum,
    change_7d: maybeNum,
    blockurl: wireAddress,
  }),
  v.transform(({ code, symbol, name, logo, chain, address, balance, ...wire }) => ({
    code,
    symbol,
    name,
    logo,
    chain,
    address,
    isCold: wire.iscold,
    balance,
    value: wire.balance_usd,
    /** Change in coins over a day and a week. */
    change24h: wire.change_24h,
    change7d: wire.change_7d,
    explorerUrl: wire.blockurl,
  })),
);

/** An address of an exchange. Balances in coins, values in USD. */
export type ExchangeAddress = v.InferOutput<typeof addressWire>;

const walletsWire = v.pipe(
  v.object({
    snapshot_time: maybeTime,
    assets_usd: maybeAmount,
    list: rowsOf(addressWire),
    /** [ms, net inflow in USD, balance in USD]. */
    flows: rowsOf(v.tuple([wireTime, num, wireAmount])),
  }),
  v.transform((wire) => ({
    countedAt: wire.snapshot_time,
    total: wire.assets_usd,
    addresses: wire.list,
    /** By day, oldest first: net inflow at the day's prices, and the balance, USD. */
    flows: wire.flows.map(([time, net, held]) => ({ time, net, held })),
  })),
);

/** The addresses of an exchange and their flows. */
export type ExchangeWallets = v.InferOutput<typeof walletsWire>;

export const exchangeReserveEndpoints = {
  exchangeReserves: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/assetsdisclosure',
    params: v.object({ code: exchangeCode }),
    response: envelope(reservesWire),
  }),
  exchangeWallets: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v2/exchange/wallet',
    params: v.object({ code: exchangeCode }),
    response: envelope(walletsWire),
  }),
} as const;
