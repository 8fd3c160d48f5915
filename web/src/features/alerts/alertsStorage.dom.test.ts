import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { bitcoinAlert } from '@coinmirror/testing/bitcoinAlert.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeTestStore } from '#testing/testStore.ts';
import { alertRemoved, alertSet, alertsRead } from './alertsSlice.ts';
import { readAlerts, toStoredAlerts, unknownAlertCount } from './alertsStorage.ts';

const alert = (id: string, own: Partial<Alert> = {}): Alert => ({ ...bitcoinAlert, id, ...own });
const later = { ...alert('later'), measure: 'moonPhase', level: 3 };
const stored = () => JSON.parse(localStorage.getItem('alerts') ?? 'null');

beforeEach(() => {
  localStorage.setItem(
    'alerts',
    JSON.stringify({ version: 1, alerts: [alert('a'), later, alert('b')], sounds: ['bell'] }),
  );
});

it('shows the other alerts beside one of a measure that this version does not know', () => {
  expect(readAlerts().alerts.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(unknownAlertCount()).toBe(1);
  localStorage.clear();
  expect(unknownAlertCount()).toBe(0);
});

it('a new alert, and a deleted one, leave it stored as it came', async () => {
  const store = makeTestStore();
  store.dispatch(alertsRead(toStoredAlerts(stored())));
  store.dispatch(alertSet(alert('c')));
  expect(stored().alerts).toEqual([alert('c'), alert('a'), alert('b'), later]);
  for (const id of ['a', 'b', 'c']) store.dispatch(alertRemoved(id));
  expect(stored()).toMatchObject({ alerts: [later], sounds: ['bell'] });
});

it.each([
  [{ quiet: 'always' }, { quiet: null }],
  [{ fired: [7, { id: 'a', text: 't', value: 1, reading: '', at: 2 }] }, { fired: [{ id: 'a' }] }],
  [{ alerts: 'none' }, { alerts: [] }],
  [{ alerts: [null, [], alert('a', { threshold: Number.NaN })] }, { alerts: [] }],
])('of %j it reads what can be read', (stored, read) => {
  expect(toStoredAlerts(stored)).toMatchObject(read);
});
