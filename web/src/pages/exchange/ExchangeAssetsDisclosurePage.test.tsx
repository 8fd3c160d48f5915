import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bitgetProof, okxProof } from '#features/reserves/proof/testTrees.ts';
import { renderRoute } from '#testing/renderRoute.tsx';

// A proof that the tests of the arithmetic hold; here it is only pasted.
const sha = (text: string) => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 4_294_967_291;
  return hash.toString(16).padStart(64, 'a');
};
const okx = JSON.stringify(
  okxProof(
    sha,
    [
      { BTC: '1', ETH: '0', USDT: '2' },
      { BTC: '3', ETH: '0', USDT: '-4' },
    ],
    0,
  ),
);
const bitget = JSON.stringify(bitgetProof(sha, [{ BTC: '1' }, { BTC: '3' }], 1));

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const route = await renderRoute('/exchange/okx/assets_disclosure');
  await screen.findByRole('table', { name: '欧易各币种储备' });
  return route;
}

test('what is pasted into the verifier goes nowhere: no request, no storage, no address', async () => {
  const { user, path } = await opened();
  const before = path();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const beacon = vi.fn();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }));
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const box = screen.getByRole('textbox', { name: '证明文件内容' });
  for (const proof of [okx, bitget]) {
    await user.clear(box);
    await user.click(box);
    await user.paste(proof);
    await user.click(screen.getByRole('button', { name: '核对' }));
    await screen.findByText('不通过');
  }
  const sent = JSON.stringify([fetched.mock.calls, beacon.mock.calls, stored.mock.calls]);
  expect(sent).not.toMatch(/nonce|balances|encryptUid/);
  expect(fetched).not.toHaveBeenCalled();
  expect(path()).toBe(before);
});

test('a proof that contradicts itself is rejected with the reason, every hash and the negative balance', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('textbox', { name: '证明文件内容' }));
  await user.paste(okx);
  await user.click(screen.getByRole('button', { name: '核对' }));
  await screen.findByText('不通过');
  expect(
    within(screen.getByRole('list', { name: '不符之处' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(0);
  expect(screen.getByText(/负余额 -4 USDT/)).toBeTruthy();
  expect(screen.getByRole('list', { name: '逐层计算' }).textContent).toContain(sha('x').slice(0, 8));
});

test('what is no proof gets a sentence, and can be cleared away', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('textbox', { name: '证明文件内容' }));
  await user.paste('{"leaf": 1}');
  await user.click(screen.getByRole('button', { name: '核对' }));
  expect(await screen.findByText(/不是已知的证明格式/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryByText(/不是已知的证明格式/)).toBeNull());
});
