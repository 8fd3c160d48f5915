import type { SaleKind } from '@coinmirror/shared/contract/rankings/newcomers.ts';

/** Public facts of a coin's sale: kind, seller, month of its start, proceeds in million USD. */
export type KnownSale = readonly [
  kind: SaleKind,
  platform: string,
  month: string,
  raisedMillions: number | null,
];

const OWN = '项目官网';
const COINLIST = 'CoinList';

/** Sales of coins with an issue price; the platform is an exchange's code if it is one. */
export const KNOWN_SALES: Readonly<Record<string, KnownSale>> = {
  ethereum: ['ico', OWN, '2014-07', 18.3],
  binancecoin: ['ico', OWN, '2017-07', 15],
  solana: ['ico', COINLIST, '2020-03', 1.76],
  tron: ['ico', OWN, '2017-08', 70],
  cardano: ['ico', OWN, '2015-09', 62.2],
  chainlink: ['ico', OWN, '2017-09', 32],
  sui: ['ieo', 'okx', '2023-04', null],
  'avalanche-2': ['ico', OWN, '2020-07', 42],
  polkadot: ['ico', OWN, '2017-10', 145],
  aave: ['ico', OWN, '2017-11', 16.2],
  near: ['ico', COINLIST, '2020-08', 33],
  algorand: ['ico', OWN, '2019-06', 60],
  cosmos: ['ico', OWN, '2017-04', 17.3],
  filecoin: ['ico', COINLIST, '2017-08', 257],
  'injective-protocol': ['ieo', 'binance', '2020-10', 3.6],
  'the-graph': ['ico', OWN, '2020-10', 12],
  tezos: ['ico', OWN, '2017-07', 232],
  iota: ['ico', OWN, '2015-11', 0.58],
  'theta-token': ['ico', OWN, '2018-01', 20],
  'the-sandbox': ['ieo', 'binance', '2020-08', 3],
  decentraland: ['ico', OWN, '2017-08', 24],
  flow: ['ico', COINLIST, '2020-09', 18],
  kava: ['ieo', 'binance', '2019-10', 3],
  vaulta: ['ico', OWN, '2017-06', 4100],
  neo: ['ico', OWN, '2016-08', 4.5],
  'mina-protocol': ['ico', COINLIST, '2021-04', 18.75],
  'axie-infinity': ['ieo', 'binance', '2020-10', 2.97],
  zilliqa: ['ico', OWN, '2017-12', 22],
  'basic-attention-token': ['ico', OWN, '2017-05', 35],
  qtum: ['ico', OWN, '2017-03', 15.6],
  golem: ['ico', OWN, '2016-11', 8.6],
  celo: ['ico', COINLIST, '2020-05', 10],
  loopring: ['ico', OWN, '2017-08', 45],
  waves: ['ico', OWN, '2016-04', 16],
  icon: ['ico', OWN, '2017-09', 43],
  enjincoin: ['ico', OWN, '2017-10', 18.9],
  iostoken: ['ico', OWN, '2018-01', 31.3],
  lisk: ['ico', OWN, '2016-02', 5.7],
  status: ['ico', OWN, '2017-06', 107],
  civic: ['ico', OWN, '2017-06', 33],
  storj: ['ico', OWN, '2017-05', 30],
  bancor: ['ico', OWN, '2017-06', 153],
  'request-network': ['ico', OWN, '2017-10', 33.6],
  omisego: ['ico', OWN, '2017-06', 25],
  'power-ledger': ['ico', OWN, '2017-09', 34],
};
