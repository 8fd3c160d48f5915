import type { CommunityEndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { type Handlers, UpstreamError } from '../../answers/handler/handler.ts';
import type { Alerting } from '../alerting/alerting.ts';
import type { CodeDelivery } from '../delivery/delivery.ts';
import type { CodeSender } from '../delivery/sender.ts';
import type { Account } from '../store/accounts.ts';
import type { Asker } from '../store/phoneCodes.ts';
import type { Store } from '../store/store.ts';
import type { Captchas } from './captchas.ts';

/** Everything that a handler of the community host may use. */
export interface CommunityContext {
  readonly store: Store;
  readonly captchas: Captchas;
  /** Value of the Authorization header, '' if absent. */
  readonly token: string;
  /** The caller's user agent, for the list of sessions. */
  readonly device: string;
  readonly delivery: CodeDelivery;
  readonly sender: CodeSender;
  readonly alerting: Pick<
    Alerting,
    'settings' | 'seal' | 'refusal' | 'touch' | 'test' | 'setBrief' | 'testBrief'
  >;
  /** Whose a code is. */
  readonly asker: Asker;
  /** Whom uploads are counted for: a keyed hash of the caller's address. */
  readonly uploader: string;
  /** Id of the call in the gateway's log; '' where it has none. */
  readonly requestId: string;
  /** A message for the operator has been stored. */
  readonly onArrival: () => void;
}

export type CommunityHandlers<Name extends CommunityEndpointName> = Handlers<Name, CommunityContext>;

const LOGIN_NEEDED = 401;

/** The caller's account; throws a refusal if the caller is not, or no longer, logged in. */
export function requireAccount({ store, token }: CommunityContext): Account {
  const id = store.sessions.accountOf(token);
  const account = id === null ? null : store.accounts.find(id);
  if (account) return account;
  throw new UpstreamError(LOGIN_NEEDED, token === '' ? '请先登录' : '登录已过期，请重新登录');
}

/** The id of the caller's account, null for a visitor without login. */
export function callerId({ store, token }: CommunityContext): number | null {
  return store.sessions.accountOf(token);
}

export function ok<Data>(data: Data) {
  return { code: 200, msg: 'success', data };
}
