import type { HandlerContext } from '../answers/handler/handler.ts';
import { type Alerting, createAlerting } from '../community/alerting/alerting.ts';
import { stepOften } from '../community/alerting/stepOften.ts';
import { createPushRequest } from '../community/delivery/channels/createPushRequest.ts';
import type { ChannelPost } from '../community/delivery/channels/post.ts';
import type { PushKeys } from '../community/delivery/channels/push.ts';
import { createSeal } from '../community/delivery/channels/seal.ts';
import { printLine } from '../community/logging/printLine.ts';
import type { Store } from '../community/store/store.ts';
import { createOutgoing } from '../sources/net/dispatcher.ts';
import { createAlertPost } from './alertPost.ts';

/** How alerts leave the upstream. */
export interface AlertOptions {
  readonly isOpen: boolean;
  /** Origins that may be called although they are private or without https. */
  readonly allowedOrigins: readonly string[];
  readonly pushKeys: PushKeys | null;
  /** What visitors type, for links in messages; null: there are none. */
  readonly publicOrigin: string | null;
  /** Default: the network. */
  readonly post?: ChannelPost;
  /** Whether it looks by itself, once a cycle. Default: true. */
  readonly runs?: boolean;
  /** The real time, epoch ms. */
  readonly now?: () => number;
}

export const CLOSED_ALERTS: AlertOptions = {
  isOpen: false,
  allowedOrigins: [],
  pushKeys: null,
  publicOrigin: null,
};

interface OpenAlertingOptions {
  readonly options: AlertOptions;
  readonly store: Store;
  readonly answers: HandlerContext;
  /** What the keys of channels are derived from. */
  readonly secret: string;
}

/** Opens what watches and sends the alerts of accounts. */
export async function openAlerting({ options, store, answers, secret }: OpenAlertingOptions): Promise<{
  readonly alerting: Alerting;
  close(): Promise<void>;
}> {
  const outgoing = createOutgoing({ proxy: null, noProxy: '' });
  const alerting = createAlerting({
    settings: options,
    store,
    seal: createSeal(secret),
    post: options.post ?? createAlertPost({ outgoing, allowedOrigins: options.allowedOrigins }),
    push: options.pushKeys === null ? null : await createPushRequest(options.pushKeys),
    answers,
    now: options.now ?? Date.now,
    log: printLine,
  });
  const stop =
    options.isOpen && options.runs !== false ? stepOften(alerting, printLine) : async () => undefined;
  return {
    alerting,
    async close() {
      await stop();
      await outgoing.close();
    },
  };
}
