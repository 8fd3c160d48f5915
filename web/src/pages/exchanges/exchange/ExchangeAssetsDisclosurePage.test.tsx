import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bitgetProof, okxProof } from '#features/proofOfReserves/proof/testTrees.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

// A valid proof by the tests of the arithmetic; here it is only pasted.
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

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const right = {
  okx: JSON.stringify(
    okxProof(
      sha256,
      [1, 2, 3].map((amount) => ({ BTC: `${amount}`, ETH: '0', USDT: `${amount}.5` })),
      1,
    ),
  ),
  bitget: JSON.stringify(
    bitgetProof(
      sha256,
      [1, 2, 3].map((amount) => ({ BTC: `${amount}` })),
      1,
    ),
  ),
};

afterEach(() => vi.restoreAllMocks());

async function opened() {
  const route = await renderPage('/exchange/okx/assets_disclosure');
  await screen.findByRole('table', { name: '欧易各币种储备' });
  return route;
}

/** Records everything that leaves the page through any channel. */
function watchedWays() {
  const requests: Request[] = [];
  const hear = ({ request }: { request: Request }) => requests.push(request.clone());
  server.events.on('request:start', hear);
  const beacon = vi.fn();
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }));
  const spies = [
    vi.spyOn(globalThis, 'fetch'),
    vi.spyOn(XMLHttpRequest.prototype, 'send'),
    vi.spyOn(WebSocket.prototype, 'send'),
    vi.spyOn(HTMLFormElement.prototype, 'submit'),
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
    beacon,
  ];
  return async () => {
    server.events.removeListener('request:start', hear);
    const sent = await Promise.all(requests.map(async (request) => `${request.url} ${await request.text()}`));
    return JSON.stringify([sent, spies.map((spy) => spy.mock.calls), document.cookie]);
  };
}

test('what is pasted into the verifier goes nowhere: no request, no storage, no address', async () => {
  const { user, path } = await opened();
  const before = path();
  const said = watchedWays();
  const box = screen.getByRole('textbox', { name: '证明文件内容' });
  for (const [proof, verdict] of [
    [okx, '不通过'],
    [bitget, '不通过'],
    [right.okx, '通过'],
    [right.bitget, '通过'],
  ] as const) {
    await user.clear(box);
    await user.click(box);
    await user.paste(proof);
    await user.click(screen.getByRole('button', { name: '核对' }));
    await screen.findByText(verdict);
  }
  // The page keeps polling its own data: no outgoing message may contain a piece of the proof.
  const left = await said();
  expect(left).not.toMatch(/nonce|balances|encryptUid|auditId/);
  for (const proof of [okx, bitget, right.okx, right.bitget])
    expect((proof.match(/[\da-f]{12,}/g) ?? []).filter((piece) => left.includes(piece))).toEqual([]);
  expect(path()).toBe(before);
});

test.each(['okx', 'bitget'] as const)(
  'a right proof of %s is accepted, with each hash of the way shown',
  async (format) => {
    const { user } = await opened();
    await user.click(screen.getByRole('textbox', { name: '证明文件内容' }));
    await user.paste(right[format]);
    await user.click(screen.getByRole('button', { name: '核对' }));
    await screen.findByText('通过');
    expect(screen.queryByRole('list', { name: '不符之处' })).toBeNull();
    const steps = within(screen.getByRole('list', { name: '逐层计算' })).getAllByRole('listitem');
    expect(steps.length).toBeGreaterThan(1);
  },
);

test('a self-contradictory proof is rejected with the reason, every hash and the negative balance', async () => {
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

test('an invalid proof gets a message, and can be cleared', async () => {
  const { user } = await opened();
  await user.click(screen.getByRole('textbox', { name: '证明文件内容' }));
  await user.paste('{"leaf": 1}');
  await user.click(screen.getByRole('button', { name: '核对' }));
  expect(await screen.findByText(/不是已知的证明格式/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '清空' }));
  await waitFor(() => expect(screen.queryByText(/不是已知的证明格式/)).toBeNull());
});

test('a file of split balances is checked as far as it goes, and says what is left to look up', async () => {
  const none = { BTC: '0', ETH: '0', USDT: '0' };
  const [nonce, totalBalances] = [sha256('nonce'), { ...none, BTC: '1.5' }];
  const hash = sha256(nonce + JSON.stringify(totalBalances));
  const nodes = ['1', '0.5'].map((BTC) => ({ balances: { ...none, BTC }, hash: sha256(`${hash}${BTC}00`) }));
  const { user } = await opened();
  await user.click(screen.getByRole('textbox', { name: '证明文件内容' }));
  await user.paste(JSON.stringify({ hash, nodes, nonce, totalBalances }));
  await user.click(screen.getByRole('button', { name: '核对' }));
  await screen.findByText('相符');
  expect(screen.getByText(/还不能说明叶子计入了根/)).toBeTruthy();
  for (const node of nodes) expect(screen.getByText(node.hash)).toBeTruthy();
});
