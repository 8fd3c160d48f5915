import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { EarnProduct } from '../../ports/venues.ts';
import { nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { requireExchange } from '../indexes/exchanges.ts';

export const exchangeEarnHandlers = {
  async exchangeEarn({ code }, { sources }) {
    const exchange = requireExchange(code);
    if (!isCustodial(exchange)) return nestedList([], 1, 100);
    const products = await requirePort(sources, 'venues').earn(exchange.code);
    return nestedList(products.flatMap(productWire), 1, 100);
  },
} satisfies Handlers<'exchangeEarn'>;

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));

function productWire({ coinCode, id, kind, days, apr, quota, used }: EarnProduct) {
  const coin = coinsByCode.get(coinCode);
  if (!coin) return [];
  return [
    {
      id,
      coinCode: coin.code,
      symbol: coin.symbol.toUpperCase(),
      coinName: coin.nameZh || coin.nameEn,
      coinLogo: coin.logo,
      kind,
      days,
      apr,
      quota,
      used,
    },
  ];
}
