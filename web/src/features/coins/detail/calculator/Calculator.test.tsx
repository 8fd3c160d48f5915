import { coinInfoEndpoints } from '@coinmirror/shared/contract/coin/info.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LiveContext } from '#live/LiveContext.ts';
import { quietLiveClient } from '#testing/quietLiveClient.ts';
import { testSources } from '#testing/sources.ts';
import { Calculator } from './Calculator.tsx';

async function show() {
  const { body } = await answer('coinInfo', { code: 'bitcoin' }, { sources: testSources, token: '' });
  const detail = v.parse(coinInfoEndpoints.coinInfo.response, body);
  const client = quietLiveClient();
  render(
    <LiveContext value={client}>
      <Calculator detail={detail} />
    </LiveContext>,
  );
  let seq = 0;
  const tick = (price: number) =>
    act(() => {
      seq += 1;
      const change = { change24h: 1, changeUtc8: 1, changeUtc0: 1 };
      client.ticks.receive([
        { code: detail.code, seq, time: Date.now() + seq, price, volume24h: 1e9, ...change },
      ]);
    });
  return { user: userEvent.setup(), tick };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a field without focus follows the price', async () => {
  const { tick } = await show();
  tick(80_000);
  expect(field('金额').value).toBe('80000');
  tick(81_000);
  expect(field('金额').value).toBe('81000');
});

test('the focused field stays as it is until it is left or typed into', async () => {
  const { user, tick } = await show();
  tick(80_000);
  await user.click(field('金额'));
  tick(81_000);
  expect(field('金额').value).toBe('80000');
  await user.tab();
  expect(field('金额').value).toBe('81000');
  await user.clear(field('金额'));
  expect(field('数量').value).toBe('');
});
