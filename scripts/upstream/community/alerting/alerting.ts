import { alertLink } from '@coinmirror/shared/alertSources/alertLink.ts';
import { readAlerts } from '@coinmirror/shared/alertSources/alertSources.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Link, linkTo } from '@coinmirror/shared/routes/link.ts';
import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { HandlerContext } from '../../answers/handler/handler.ts';
import { messageOf, testMessage } from '../delivery/channels/message.ts';
import type { ChannelPost } from '../delivery/channels/post.ts';
import type { PushKeys, PushRequest } from '../delivery/channels/push.ts';
import type { Seal } from '../delivery/channels/seal.ts';
import type { Outcome } from '../delivery/channels/sendTo.ts';
import type { ChannelBriefStore } from '../store/alerts/briefs.ts';
import type { AlertChannelStore } from '../store/alerts/channels.ts';
import type { AlertDeliveryStore } from '../store/alerts/deliveries.ts';
import type { AlertRuleStore } from '../store/alerts/rules.ts';
import { createAnswerAsker } from './askAnswers.ts';
import { type Briefs, createBriefs } from './briefs.ts';
import { createNews } from './createNews.ts';
import { firingsOf } from './firings.ts';
import { createAlertQueue, type DeliveryCount } from './queue.ts';
import { createRuleIndex } from './ruleIndex.ts';

/** ms after which all rules are read anew. */
const RELOAD_AFTER = 10 * MINUTE;

/** What the operator allows and configures. */
export interface AlertSettings {
  /** Whether alerts are sent anywhere. */
  readonly isOpen: boolean;
  readonly pushKeys: Pick<PushKeys, 'publicKey'> | null;
  /** What visitors type, for links; null where the operator has not said it: then there are none. */
  readonly publicOrigin: string | null;
}

export interface AlertingOptions {
  readonly settings: AlertSettings;
  readonly store: {
    readonly alertRules: AlertRuleStore;
    readonly alertChannels: AlertChannelStore;
    readonly alertDeliveries: AlertDeliveryStore;
    readonly channelBriefs: ChannelBriefStore;
  };
  readonly seal: Seal;
  readonly post: ChannelPost;
  readonly push: PushRequest | null;
  /** The market's answers, as pages read them. */
  readonly answers: HandlerContext;
  /** The real time, epoch ms. */
  readonly now: () => number;
  log(line: string): void;
}

/** Figures for the operator, since the start. */
export interface AlertFigures {
  readonly rules: number;
  readonly waiting: number;
  readonly counts: Readonly<Record<DeliveryCount, number>>;
}

/** The alerts of accounts, watched and sent by the upstream itself. */
export interface Alerting {
  readonly settings: AlertSettings;
  readonly seal: Seal;
  /** Why an address may not be called; null where it may. */
  refusal(url: string): string | null;
  /** Alerts or channels of an account have changed. */
  touch(accountId: number): void;
  /** Sends a test message through a channel now. */
  test(channelId: number): Promise<Outcome>;
  /** Sends the brief of the last finished day through a channel now. */
  testBrief(channelId: number): Promise<Outcome>;
  /** Whether, and when, a channel is sent the brief of each finished day. */
  readonly setBrief: Briefs['set'];
  /** One look at everything, and what is due is sent. */
  step(): Promise<void>;
  figures(): AlertFigures;
}

/** Watches the rules of all accounts that have a channel. Nothing happens but in `step`. */
export function createAlerting(options: AlertingOptions): Alerting {
  const { store, settings, seal, post, now } = options;
  const book = createRuleIndex();
  const wholeLink = (link: Link) =>
    settings.publicOrigin === null ? null : settings.publicOrigin + hrefOfLink(link);
  const touched = new Set<number>(store.alertRules.accounts());
  const asker = createAnswerAsker(options.answers, createNews(options.log));
  let reloadedAt = now();
  const touchAll = () => {
    for (const id of [...store.alertRules.accounts(), ...book.accounts()]) touched.add(id);
  };
  const briefs = createBriefs({
    briefs: store.channelBriefs,
    ask: asker.ask,
    now: options.answers.sources.clock.now,
    wholeLink,
  });
  const queue = createAlertQueue({ ...options, onLost: touchAll });

  function reload(): void {
    // What the operator's commands have changed beside us, and accounts that are gone.
    if (Math.abs(now() - reloadedAt) >= RELOAD_AFTER) {
      reloadedAt = now();
      touchAll();
    }
    for (const id of touched) book.set(id, store.alertRules.of(id));
    touched.clear();
  }

  async function lookAtAll(): Promise<void> {
    const subjects = book.subjects();
    const watched = [...subjects.values()].map((rules) => rules.watched);
    const readings = await readAlerts(asker.ask, watched);
    asker.sweep();
    for (const [subject, rules] of subjects) {
      const reading = readings.get(subject);
      if (reading === undefined) continue;
      const { told, seen } = firingsOf(rules, reading, now());
      for (const { rule, text, seen: newest } of told) {
        const { accountId, alert } = rule;
        const link = wholeLink(alertLink(alert, reading));
        const message = JSON.stringify(messageOf(alert, text, reading, link));
        store.alertRules.fire({ accountId, alertId: alert.id, seen: newest, message });
        touched.add(accountId);
      }
      for (const { rule, seen: newest } of seen) {
        store.alertRules.see(rule.accountId, rule.alert.id, newest);
        touched.add(rule.accountId);
      }
    }
  }

  return {
    settings,
    seal,
    refusal: post.refusal,
    touch: (accountId) => void touched.add(accountId),
    test: (channelId) =>
      queue.send(channelId, JSON.stringify(testMessage(now(), wholeLink(linkTo('userTicker', {}))))),
    async testBrief(channelId) {
      const message = await briefs.latest();
      if (message === null) return { kind: 'failed', reason: '日报暂时读不到，请稍后再试' };
      return queue.send(channelId, message);
    },
    setBrief: briefs.set,
    async step() {
      if (!settings.isOpen) return;
      reload();
      await lookAtAll();
      await briefs.step();
      await queue.work();
    },
    figures: () => ({
      rules: book.count(),
      waiting: store.alertDeliveries.waiting(),
      counts: queue.counts(),
    }),
  };
}
