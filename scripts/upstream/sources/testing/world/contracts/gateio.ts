import { createToldAccounts, minutesOf } from '../accounts.ts';
import { countOf, type Routes } from '../route.ts';
import { type ToldContract, toldContracts } from '../toldContracts.ts';
import type { ToldWorld } from '../toldWorld.ts';
import { decimal, seconds } from '../wire.ts';

const nameOf = ({ base }: ToldContract) => `${base}_USDT`;

/** Perpetuals of Gate: open interest in contracts of `quanto_multiplier` coins, times and intervals in seconds. */
export function gateioFutures(world: ToldWorld): Routes {
  const contracts = toldContracts(world, 'gate');
  const sides = createToldAccounts(world, 'gate', nameOf);
  return [
    ['/api/v4/futures/usdt/contracts', async () => (await contracts()).map(terms)],
    ['/api/v4/futures/usdt/tickers', async () => (await contracts()).map(ticker)],
    [
      '/api/v4/futures/usdt/contract_stats',
      async (asked) => {
        const name = asked.query.get('contract') ?? '';
        const minutes = minutesOf(asked.query.get('interval'));
        const count = countOf(asked, 'limit', 100);
        const accounts = await sides.accounts(name, minutes, count);
        const interest = await sides.interest(name, minutes, count);
        return accounts?.map(({ time, long }, at) => ({
          time: seconds(time),
          lsr_account: long / (1 - long),
          lsr_taker: 1,
          open_interest: Math.round(interest?.[at]?.units ?? 0),
          open_interest_usd: interest?.[at]?.usd ?? 0,
        }));
      },
    ],
  ];
}

function terms(contract: ToldContract) {
  return {
    name: nameOf(contract),
    type: 'direct',
    quanto_multiplier: decimal(contract.face),
    mark_price: decimal(contract.mark),
    index_price: decimal(contract.index),
    last_price: decimal(contract.last),
    funding_rate: decimal(contract.funding ?? 0),
    funding_interval: contract.fundingHours * 3_600,
    funding_next_apply: seconds(contract.nextFundingAt ?? 0),
    in_delisting: false,
    status: 'trading',
    create_time: 1_569_312_000,
  };
}

function ticker(contract: ToldContract) {
  const { last, open24h } = contract;
  return {
    contract: nameOf(contract),
    last: decimal(last),
    change_percentage: ((last / open24h - 1) * 100).toFixed(2),
    total_size: decimal(Math.round(contract.openInterest / contract.face)),
    low_24h: decimal(Math.min(last, open24h)),
    high_24h: decimal(Math.max(last, open24h)),
    volume_24h: decimal(Math.round(contract.volume / contract.face)),
    volume_24h_base: decimal(contract.volume),
    volume_24h_quote: decimal(contract.turnover),
    mark_price: decimal(contract.mark),
    index_price: decimal(contract.index),
    funding_rate: decimal(contract.funding ?? 0),
    quanto_base_rate: '',
  };
}
