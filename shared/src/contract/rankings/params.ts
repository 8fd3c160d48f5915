import { countParam, numberChoice } from '../wire.ts';

/** `filtertype` of a ranking: which coins it includes, by rank. */
export const CAP_FILTER = { all: 0, top100: 1, top500: 2 } as const;

export const capParam = numberChoice(Object.values(CAP_FILTER), CAP_FILTER.all);

export const rankingPage = { page: countParam(1, 10_000), per_page: countParam(50, 200) } as const;
