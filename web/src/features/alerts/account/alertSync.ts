import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { toAlertWire } from '@coinmirror/shared/contract/community/alerts.ts';
import type { AccountSession } from '#api/accountListener.ts';
import type { Dated } from '#api/call.ts';
import { errorText } from '#api/failure.ts';
import { createSyncQueue } from '#api/syncQueue.ts';
import { toast } from '#ui/toast/toast.ts';
import { type AlertsRoot, alertAccountAnswered, alertsMerged, unmergedAlerts } from '../alertsSlice.ts';
import { alertsApi } from './alertsApi.ts';

interface AlertChange {
  readonly saved: readonly Alert[];
  readonly removed: readonly string[];
}

export interface AlertSync {
  /** Loads the account's alerts; uploads this browser's own once. */
  load(): Promise<void>;
  send(change: AlertChange): Promise<void>;
  stop(): void;
}

interface Answer {
  readonly data?: Dated<readonly Alert[]> | undefined;
  readonly error?: unknown;
}

const calls = alertsApi.endpoints;
const quiet = { track: false } as const;

/**
 * Keeps the slice in sync with one account's alerts, one call after the other. An answer counts only while nothing
 * newer is pending. Tabs notify each other of changes: one of them watches the market for all.
 */
export function createAlertSync(session: AccountSession<AlertsRoot>): AlertSync {
  const { account, dispatch, state, isCurrent } = session;
  const queue = createSyncQueue(isCurrent);
  const tabs = new BroadcastChannel(`alerts:${account}`);
  tabs.onmessage = () => void queue.run(async () => applyAnswer(await list()));

  const list = () => dispatch(calls.alertList.initiate({}, quiet));
  const save = (alerts: readonly Alert[]) =>
    dispatch(calls.alertSave.initiate({ alerts: alerts.map(toAlertWire) }, quiet));

  function applyAnswer({ data }: Answer): void {
    if (data && queue.isNewest() && isCurrent()) dispatch(alertAccountAnswered(data.value));
  }

  async function load(): Promise<void> {
    const { stored, ...own } = state().alerts;
    const fresh = unmergedAlerts({ ...own, alerts: stored ?? [] }, account);
    if (fresh.length === 0) return applyAnswer(await list());
    const answer = await save(fresh);
    if (!isCurrent()) return;
    if (answer.data) {
      dispatch(alertsMerged({ account, ids: fresh.map(({ id }) => id) }));
      return applyAnswer(answer);
    }
    toast.error('本机预警未能合并到账号，仍保存在本机，稍后会再试');
    applyAnswer(await list());
  }

  async function send({ saved, removed }: AlertChange): Promise<void> {
    let answer: Answer = {};
    if (saved.length > 0) answer = await save(saved);
    if (removed.length > 0 && answer.error === undefined) {
      answer = await dispatch(calls.alertDelete.initiate({ ids: [...removed] }, quiet));
    }
    if (answer.error !== undefined) {
      toast.error(errorText(answer.error));
      // The call may have succeeded although its answer was lost.
      answer = await list();
    } else tabs.postMessage('changed');
    applyAnswer(answer);
  }

  return {
    load: () => queue.run(load),
    send: (change) => queue.run(() => send(change)),
    stop: () => tabs.close(),
  };
}
