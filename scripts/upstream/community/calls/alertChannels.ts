import { CHANNELS_MAX, type ChannelValues, checkChannel } from '@coinmirror/shared/alerts/channels.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** ms between two tests of an account. */
const TEST_APART = 10_000;
/** When accounts have tested last; those of the last seconds alone. */
const tested = new Map<number, number>();

/** Where alerts are sent. Secrets come in and never go out again. */
export const alertChannelHandlers = {
  alertChannels: async (_params, context) => answer(context),

  alertChannelAdd: async ({ kind, ...values }, context) => {
    const { id } = requireOpen(context);
    const errors = checkChannel(kind, values);
    const [wrong] = Object.values(errors);
    if (wrong !== undefined) throw new UpstreamError(422, wrong, errors);
    const fields = filled(values);
    const address = fields['address'];
    const refused = address === undefined ? null : context.alerting.refusal(address);
    if (refused !== null) throw new UpstreamError(422, refused, { address: refused });
    add(context, id, { kind, shown: shownOf(fields), fields });
    return answer(context);
  },

  alertPushAdd: async (fields, context) => {
    const { id } = requireOpen(context);
    if (context.alerting.settings.pushKeys === null) throw new UpstreamError(422, '本站没有开通浏览器推送');
    const refused = context.alerting.refusal(fields.endpoint);
    if (refused !== null) throw new UpstreamError(422, refused);
    add(context, id, { kind: 'webpush', shown: browserOf(context.device), fields });
    return answer(context);
  },

  alertChannelTest: async ({ id: channelId }, context) => {
    const { id } = requireOpen(context);
    requireChannel(context, id, channelId);
    pace(id);
    const outcome = await context.alerting.test(channelId);
    if (outcome.kind !== 'sent') throw new UpstreamError(422, `测试消息没有送达：${outcome.reason}`);
    return answer(context);
  },

  alertChannelBrief: async ({ id: channelId, hour }, context) => {
    const { id } = requireOpen(context);
    requireChannel(context, id, channelId);
    context.alerting.setBrief(id, channelId, hour);
    return answer(context);
  },

  alertBriefTest: async ({ id: channelId }, context) => {
    const { id } = requireOpen(context);
    requireChannel(context, id, channelId);
    pace(id);
    const outcome = await context.alerting.testBrief(channelId);
    if (outcome.kind !== 'sent') throw new UpstreamError(422, `简报没有送达：${outcome.reason}`);
    return answer(context);
  },

  alertChannelPause: async ({ id: channelId, paused }, context) => {
    const { id } = requireAccount(context);
    if (!context.store.alertChannels.pause(id, channelId, paused)) throw noChannel();
    context.alerting.touch(id);
    return answer(context);
  },

  alertChannelDelete: async ({ id: channelId }, context) => {
    const { id } = requireAccount(context);
    if (!context.store.alertChannels.remove(id, channelId)) throw noChannel();
    context.alerting.touch(id);
    return answer(context);
  },
} satisfies CommunityHandlers<
  | 'alertChannels'
  | 'alertChannelAdd'
  | 'alertPushAdd'
  | 'alertChannelTest'
  | 'alertChannelBrief'
  | 'alertBriefTest'
  | 'alertChannelPause'
  | 'alertChannelDelete'
>;

/** At most one test of an account in ten seconds. */
function pace(accountId: number): void {
  const now = Date.now();
  const wait = TEST_APART - Math.abs(now - (tested.get(accountId) ?? 0));
  if (wait > 0) throw new UpstreamError(429, '测试过于频繁，请稍后再试', null, Math.ceil(wait / 1000));
  for (const [one, at] of tested) if (Math.abs(now - at) > TEST_APART) tested.delete(one);
  tested.set(accountId, now);
}

interface Added {
  readonly kind: Parameters<CommunityContext['store']['alertChannels']['add']>[1]['kind'];
  readonly shown: string;
  readonly fields: Readonly<Record<string, string>>;
}

function add({ store, alerting }: CommunityContext, accountId: number, { kind, shown, fields }: Added): void {
  const { seal } = alerting;
  const mark = seal.mark({ ...fields, kind });
  const isKnown = store.alertChannels.isKnown(accountId, mark);
  if (!isKnown && store.alertChannels.list(accountId).length >= CHANNELS_MAX)
    throw new UpstreamError(422, `最多 ${CHANNELS_MAX} 个渠道，请先删除一些`);
  store.alertChannels.add(accountId, { kind, shown, sealed: seal.close({ ...fields }), mark });
  alerting.touch(accountId);
}

function requireOpen(context: CommunityContext) {
  const account = requireAccount(context);
  if (!context.alerting.settings.isOpen) throw new UpstreamError(422, '本站没有开通预警的发送');
  return account;
}

function requireChannel({ store }: CommunityContext, accountId: number, channelId: number): void {
  if (!store.alertChannels.list(accountId).some(({ id }) => id === channelId)) throw noChannel();
}

function noChannel(): UpstreamError {
  return new UpstreamError(404, '渠道不存在');
}

/** The fields that are filled in, without blanks around. */
function filled(values: ChannelValues): Readonly<Record<string, string>> {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

/** Host of the address, and the last four letters of what is secret: `ntfy.sh …xY12`. */
function shownOf(fields: Readonly<Record<string, string>>): string {
  const { address, token = '' } = fields;
  const host = address === undefined ? '' : new URL(address).hostname;
  const secret = address === undefined ? token : address.replace(/\/+$/, '');
  return `${host} …${secret.slice(-4)}`.trim();
}

/** Chrome · Windows: what its owner knows the browser by. */
function browserOf(userAgent: string): string {
  const browser = /Edg|Firefox|OPR|Chrome|Safari/.exec(userAgent)?.[0] ?? '浏览器';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(userAgent)?.[0] ?? '';
  const name = browser === 'Edg' ? 'Edge' : browser === 'OPR' ? 'Opera' : browser;
  return [name, system].filter(Boolean).join(' · ');
}

function answer(context: CommunityContext) {
  const { id } = requireAccount(context);
  const { store, alerting } = context;
  const briefs = new Map(store.channelBriefs.states(id).map((brief) => [brief.channel_id, brief]));
  return ok({
    open: alerting.settings.isOpen,
    push_key: alerting.settings.pushKeys?.publicKey ?? '',
    list: store.alertChannels.list(id).map((channel) => ({
      id: channel.id,
      kind: channel.kind,
      shown: channel.shown,
      paused: channel.pausedAt !== null,
      reason: channel.pauseReason,
      sent_at: inSeconds(channel.sentAt),
      failed_at: inSeconds(channel.failedAt),
      error: channel.error,
      ...briefWire(briefs.get(channel.id)),
    })),
    deliveries: store.alertDeliveries.reports(id).map(({ state, created_at, ...report }) => ({
      ...report,
      time: created_at / 1000,
      state: stateWire(state),
    })),
  });
}

function inSeconds(time: number | null): number | null {
  return time === null ? null : time / 1000;
}

function stateWire<State extends string>(state: State | 'sending') {
  return state === 'sending' ? ('waiting' as const) : state;
}

type BriefState = ReturnType<CommunityContext['store']['channelBriefs']['states']>[number];

/** When a channel is sent briefs, and what became of the last one. */
function briefWire(brief: BriefState | undefined) {
  if (brief === undefined) return { brief_hour: null, brief: null };
  const { hour, day, state, created_at, error } = brief;
  if (day === null || state === null || created_at === null) return { brief_hour: hour, brief: null };
  const last = { day: day / 1000, time: created_at / 1000, state: stateWire(state), error: error ?? '' };
  return { brief_hour: hour, brief: last };
}
