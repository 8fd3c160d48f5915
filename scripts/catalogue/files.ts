import { buildCoins } from './coins.ts';
import { buildConcepts, buildExchanges, buildWallets } from './groups.ts';
import { tokensByCode } from './packageTokens.ts';

/** Names and texts of the generated files, one row per line. Throws if a table is invalid. */
export function catalogueFiles(): ReadonlyMap<string, string> {
  const coins = buildCoins();
  const tokens = tokensByCode();
  const members = coins
    .filter(({ unranked }) => !unranked)
    .map(({ code, mining, token }) => ({
      code,
      mined: mining?.state === '可挖矿',
      chains: token ? Object.keys(tokens.get(code)?.addresses ?? {}) : [],
    }));
  return new Map([
    ['coins.json', lines(coins)],
    ['exchanges.json', lines(buildExchanges())],
    ['wallets.json', lines(buildWallets())],
    ['concepts.json', lines(buildConcepts(members))],
  ]);
}

function lines(rows: readonly object[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}
