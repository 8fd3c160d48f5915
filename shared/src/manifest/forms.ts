import type { PageRow } from './page.ts';

/** Forms for listing requests. */
export const formPages = {
  submitCoin: {
    pattern: '/submit/coin',
    title: '提交币种',
  },
  submitDapp: { pattern: '/submit/dapp', title: '提交 DApp' },
  submitExchange: { pattern: '/submit/exchange', title: '提交交易所' },
} as const satisfies Record<string, PageRow>;
