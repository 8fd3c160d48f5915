import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import { TEST_TIME, testContext } from '@coinmirror/testing/world.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { HandlerContext } from '../answers/handler/handler.ts';
import { createAlerting } from '../community/alerting/alerting.ts';
import type { ChannelPost, ChannelRequest, PostReply } from '../community/delivery/channels/post.ts';
import type { PushRequest } from '../community/delivery/channels/push.ts';
import { createSeal } from '../community/delivery/channels/seal.ts';
import { openStore, type Store } from '../community/store/store.ts';

export const MINUTE = 60_000;
export const SENT: PostReply = { kind: 'answered', status: 200, text: '{}' };
const seal = createSeal('a secret of the upstream');

/** An alert that the test market fires at once, and again after an hour. */
export const alert = (id: string, own: Partial<Alert> = {}): Alert => ({
  id,
  coin: { code: 'bitcoin', name: '比特币' },
  target: null,
  measure: 'price',
  direction: 'above',
  threshold: 1,
  repeat: 'cooldown',
  cooldown: 60,
  armed: true,
  lastFiredAt: null,
  seen: null,
  ...own,
});

/** What a test starts the watch with, instead of the usual. */
interface Started {
  readonly push?: PushRequest;
  readonly publicOrigin?: string | null;
  readonly answers?: HandlerContext;
}

/** One account with its alerts and channels before each test, a clock that the test moves, and a receiver that it tells what to answer. */
export function useAlerting() {
  const log = vi.fn<(line: string) => void>();
  let store: Store;
  const world = { time: TEST_TIME, account: 0, requests: [] as ChannelRequest[], reply: SENT };

  beforeEach(async () => {
    Object.assign(world, { time: TEST_TIME, requests: [], reply: SENT });
    log.mockClear();
    store = openStore({ dataDir: null, now: () => world.time });
    const made = await store.accounts.create({ areaCode: '86', mobile: '13800138000' }, 'secret1', '镜友');
    world.account = made?.id ?? 0;
  });
  afterEach(() => store.close());

  return {
    world,
    log,
    store: () => store,
    /** Starts the watch anew, as a restart does. */
    start({ push, publicOrigin = null, answers = testContext }: Started = {}) {
      const post: ChannelPost = Object.assign(
        async (request: ChannelRequest) => {
          world.requests.push(request);
          return world.reply;
        },
        { refusal: () => null },
      );
      const settings = { isOpen: true, pushKeys: null, publicOrigin };
      const now = () => world.time;
      return createAlerting({ settings, store, seal, post, push: push ?? null, answers, now, log });
    },
    save: (...alerts: readonly Alert[]) =>
      store.records.save(world.account, 'alert', alerts.map(toAlertWire)),
    addChannel(address = 'https://example.com/in', kind: 'json' | 'webpush' = 'json'): void {
      const fields = kind === 'json' ? { address } : { endpoint: address, p256dh: 'p', auth: 'a' };
      const mark = seal.mark(fields);
      store.alertChannels.add(world.account, { kind, shown: '', sealed: seal.close(fields), mark });
    },
    channel: () => store.alertChannels.list(world.account)[0],
    bodies: () => world.requests.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>),
  };
}
