import type { PageRow } from './page.ts';

/** Forms by which projects ask to be listed. */
export const formPages = {
  submitCoin: {
    pattern: '/submit/coin',
    title: '提交币种',
    summary: '不需要注册；填写的内容自动保存在本机，可以随时回来继续。',
    layout: 'default',
  },
  submitDapp: { pattern: '/submit/dapp', title: '提交 DApp', layout: 'default' },
  submitExchange: { pattern: '/submit/exchange', title: '提交交易所', layout: 'default' },
} as const satisfies Record<string, PageRow>;
