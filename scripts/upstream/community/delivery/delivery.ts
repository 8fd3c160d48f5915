import type { CodePurpose } from '@coinmirror/shared/contract/community/account.ts';
import type { Phone } from '../../store/accounts.ts';

export interface CodeMessage {
  readonly phone: Phone;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** How a code reaches the phone it is for. */
export interface CodeDelivery {
  /** False where no code can be sent: nobody is to fill a form that needs one. */
  readonly isOpen: boolean;
  /** Answers with what the page may show of the code: the code itself, or ''. Throws when it could not be sent. */
  send(message: CodeMessage): Promise<string>;
}

/** What happens to codes, as the variables say. */
export type DeliverySettings =
  | { readonly kind: 'shown' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string };

/** Codes that a page may show: who asks for one can log in as anybody, so it is for machines of one's own alone. */
export const shownCodes: CodeDelivery = {
  isOpen: true,
  async send({ phone, code }) {
    process.stdout.write(`upstream: code for +${phone.areaCode} ${phone.mobile} is ${code}\n`);
    return code;
  },
};

/** Nothing can be sent. */
export const closedCodes: CodeDelivery = {
  isOpen: false,
  async send() {
    throw new Error('there is no way to send a code');
  },
};
