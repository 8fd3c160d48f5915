import type { formPages } from '../../manifest/forms.ts';
import { coinForm } from '../../submissions/coinForm.ts';
import { dappForm } from '../../submissions/dappForm.ts';
import { exchangeForm } from '../../submissions/exchangeForm.ts';
import { submissionServed } from './parts/submission.ts';
import type { Served } from './served.ts';

/** What the server alone knows of them. */
export const formServed = {
  submitCoin: {
    ...submissionServed(coinForm, '提交币种收录申请，收录不收取任何费用。'),
    isPrivate: true,
  },
  submitDapp: {
    ...submissionServed(dappForm, '提交 DApp 收录申请，收录不收取任何费用。'),
    isPrivate: true,
  },
  submitExchange: {
    ...submissionServed(exchangeForm, '提交交易所收录申请，收录不收取任何费用。'),
    isPrivate: true,
  },
} satisfies Record<keyof typeof formPages, Served>;
