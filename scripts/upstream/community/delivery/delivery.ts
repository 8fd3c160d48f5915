import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import type { Phone } from '../store/accounts.ts';
import type { Ceilings } from '../store/codeCeilings.ts';

export interface CodeMessage {
  readonly phone: Phone;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** How a code reaches its phone. */
export interface CodeDelivery {
  /** False if no code can be sent: forms that need one are not offered. */
  readonly isOpen: boolean;
  /** How many may be sent a day; null where a code costs nothing. */
  readonly ceilings: Ceilings | null;
  /**
   * Returns what the page may show of the code: the code itself, or ''. Throws if it could not be sent, and NoAnswer if
   * it may have been.
   */
  send(message: CodeMessage): Promise<string>;
}

/** Delivery of codes as configured by the variables. */
export type DeliverySettings =
  | { readonly kind: 'shown' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string; readonly ceilings?: Ceilings };

/** The message was handed over, and nobody knows what became of it. */
export class NoAnswer extends Error {}

/** Codes shown on the page: whoever requests one can log in as anybody, so only for private machines. */
export const shownCodes: CodeDelivery = {
  isOpen: true,
  ceilings: null,
  async send({ phone, code }) {
    process.stdout.write(`upstream: code for +${phone.areaCode} ${phone.mobile} is ${code}\n`);
    return code;
  },
};

/** No code can be sent. */
export const closedCodes: CodeDelivery = {
  isOpen: false,
  ceilings: null,
  async send() {
    throw new Error('codes cannot be sent');
  },
};
