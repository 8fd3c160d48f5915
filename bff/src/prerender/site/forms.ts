import type { formPages } from '@coinmirror/shared/manifest/forms.ts';
import { coinForm } from '@coinmirror/shared/submissions/coinForm.ts';
import { dappForm } from '@coinmirror/shared/submissions/dappForm.ts';
import { exchangeForm } from '@coinmirror/shared/submissions/exchangeForm.ts';
import type { Served } from '../served.ts';
import { submissionServed } from './submissionBlocks.ts';

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
