import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Command } from '#features/commandPalette/command.ts';
import { isCalled } from '#features/searchField/isCalled.ts';

const COMPARE = /^(?:对比|vs)\s+(.+)$/i;

/** The search term of `对比 btc` (or `vs btc`); null where the input is no comparison. */
export function comparedWords(typed: string): string | null {
  return COMPARE.exec(typed.trim())?.[1]?.trim() ?? null;
}

/** Coins and exchanges to open; an exact match comes first (`binance`: the exchange before BNB). */
export function openCommands(
  coins: readonly DirectoryEntry[],
  exchanges: readonly DirectoryEntry[],
  typed: string,
): readonly Command[] {
  const entries = [...coins, ...exchanges];
  return [
    ...entries.filter((entry) => isCalled(entry, typed)),
    ...entries.filter((entry) => !isCalled(entry, typed)),
  ].map(openCommand);
}

function openCommand({ kind, code, name, symbol, rank }: DirectoryEntry): Command {
  return kind === 'coin'
    ? {
        key: `coin:${code}`,
        label: `${name} ${symbol}`,
        group: '币种',
        hint: withRank('币种', rank),
        href: hrefTo('coin', { coinCode: code }),
      }
    : {
        key: `exchange:${code}`,
        label: name,
        group: '交易所',
        hint: withRank('交易所', rank),
        href: hrefTo('exchange', { id: code }),
      };
}

/** Coins to add to the comparison. */
export function compareCommands(
  coins: readonly DirectoryEntry[],
  add: (coin: DirectoryEntry) => void,
): readonly Command[] {
  return coins.map((coin) => ({
    key: `compare:${coin.code}`,
    label: `对比 ${coin.name} ${coin.symbol}`,
    group: '对比',
    run: () => add(coin),
  }));
}

/** `对比 btc eth` names several coins: opens the comparison of the best match of each. */
export function compareTogether(coins: readonly DirectoryEntry[]): Command {
  return {
    key: 'compare',
    label: `打开对比：${coins.map(({ name }) => name).join('、')}`,
    group: '对比',
    href: hrefTo('compare', {}, { c: coins.map(({ code }) => code).join(',') }),
  };
}

function withRank(kind: string, rank: number | null): string {
  return rank === null ? kind : `${kind} · 排名 ${rank}`;
}
