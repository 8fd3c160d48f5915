import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const NO_SOURCE = { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' };
const cards = () => screen.queryAllByText('未接入');

describe('data without a source', () => {
  it('leaves its page with heading, sentence and a quiet card that offers no retry', async () => {
    server.use(answers('ethGas', NO_SOURCE));
    await renderRoute('/data/eth.html');
    const card = (await screen.findByText('未接入')).parentElement ?? expect.unreachable();
    expect(card.getAttribute('role')).toBe('status');
    expect(within(card).getByText('没有可用的公开数据来源')).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toContain('Gas');
    expect(main.queryByRole('button', { name: '重试' })).toBeNull();
    expect(main.queryByRole('alert')).toBeNull();
  });

  it('leaves a page about one coin its heading, when nothing of the coin has a source', async () => {
    server.use(answers('coinInfo', NO_SOURCE));
    await renderRoute('/currencies/bitcoin');
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(cards()).toHaveLength(1);
  });

  it('takes no other widget of the page with it', async () => {
    server.use(answers('fundFlows', NO_SOURCE));
    await renderRoute('/data/gray.html');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect((await screen.findAllByRole('table')).length).toBeGreaterThan(0);
  });
});
