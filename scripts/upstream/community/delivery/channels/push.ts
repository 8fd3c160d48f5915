import type { AlertMessage } from './message.ts';
import type { ChannelRequest } from './post.ts';
import type { SealedFields } from './seal.ts';

/** The keys of push messages (VAPID): without them browsers cannot subscribe. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or https address of the operator, for push services. */
  readonly subject: string;
}

/** Makes the encrypted request of a push message. Throws for a subscription with unusable keys. */
export type PushRequest = (fields: SealedFields, message: AlertMessage) => ChannelRequest;
