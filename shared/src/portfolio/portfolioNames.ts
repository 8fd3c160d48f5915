import { PORTFOLIO_NAME_MAX, PORTFOLIOS_MAX } from '../constants/limits.ts';
import type { Trade } from './trade.ts';

/** One of a visitor's portfolios. Its id is created where it was added, and stays when it is renamed. */
export interface PortfolioName {
  readonly id: string;
  readonly name: string;
}

/** Holds every trade that names no other one, and cannot be deleted. */
export const FIRST_PORTFOLIO: PortfolioName = { id: 'main', name: '默认' };

/** All portfolios in the visitor's order: the first one is there from the beginning. */
export function withFirst(kept: readonly PortfolioName[]): readonly PortfolioName[] {
  return kept.some(({ id }) => id === FIRST_PORTFOLIO.id) ? kept : [FIRST_PORTFOLIO, ...kept];
}

/** Where a trade belongs; one of a portfolio that is gone belongs to the first, so that it is never lost. */
export function portfolioOfTrade(
  { portfolio }: Pick<Trade, 'portfolio'>,
  all: readonly PortfolioName[],
): string {
  return all.some(({ id }) => id === portfolio) && portfolio !== undefined ? portfolio : FIRST_PORTFOLIO.id;
}

/** The trade in another portfolio. */
export function inPortfolio(trade: Trade, id: string): Trade {
  const { portfolio: _, ...rest } = trade;
  return id === FIRST_PORTFOLIO.id ? rest : { ...rest, portfolio: id };
}

/** Why a portfolio cannot have this name, for the visitor; null if it can. `own` is its id, null for a new one. */
export function portfolioNameComplaint(
  all: readonly PortfolioName[],
  name: string,
  own: string | null,
): string | null {
  const plain = name.trim();
  if (plain === '') return '请输入组合名称';
  if ([...plain].length > PORTFOLIO_NAME_MAX) return `组合名称最多 ${PORTFOLIO_NAME_MAX} 个字`;
  if (plain === ALL_PORTFOLIOS || all.some((one) => one.name === plain && one.id !== own)) {
    return '已有同名组合';
  }
  return own === null && all.length >= PORTFOLIOS_MAX ? `最多 ${PORTFOLIOS_MAX} 个组合` : null;
}

/** What all of them together are called. */
export const ALL_PORTFOLIOS = '全部';

/**
 * The portfolios of an account after those of a browser have joined it: one with the same name is the same one.
 * `idOf` says which one a portfolio of the browser has become.
 */
export function joinPortfolios(
  account: readonly PortfolioName[],
  browser: readonly PortfolioName[],
): { readonly names: readonly PortfolioName[]; readonly idOf: (id: string) => string } {
  const names = [...withFirst(account)];
  const ids = new Map<string, string>();
  for (const { id, name } of browser) {
    const same = names.find((one) => one.id === id) ?? names.find((one) => one.name === name);
    if (same !== undefined) ids.set(id, same.id);
    else if (names.length < PORTFOLIOS_MAX) {
      names.push({ id, name });
      ids.set(id, id);
    }
  }
  return { names, idOf: (id) => ids.get(id) ?? FIRST_PORTFOLIO.id };
}
