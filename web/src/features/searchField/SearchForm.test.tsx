import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

const field = () => screen.getByRole('combobox', { name: '搜索币种、交易所、资讯' });
const group = (name: string) => screen.findByRole('group', { name });

// Choices are recorded with the upstream; its own test checks that call.
beforeEach(() => server.use(answers('searchAction', { code: 200, msg: '', data: null })));

describe('the search field', () => {
  it('goes to the search page with the typed text, and remembers it', async () => {
    const { user, path, store } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '比特{Enter}');
    await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?word=比特'));
    expect(store.getState().search.history.map((entry) => entry.keyword)).toEqual(['比特']);
  });

  it('accepts thirty characters and no more', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '1234567890123456789012345678901234567890');
    expect((field() as HTMLInputElement).value).toHaveLength(30);
  });

  it('shows the last five searches and the hot ones on focus', async () => {
    localStorage.clear();
    const { user, store } = await renderRoute(QUIET_PAGE);
    const { searched } = await import('./searchSlice.ts');
    for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) store.dispatch(searched(word));
    await user.click(field());
    const history = await group('搜索历史');
    expect([...history.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual([
      'f',
      'e',
      'd',
      'c',
      'b',
    ]);
    expect((await group('热门搜索')).querySelectorAll('[role=option]')).toHaveLength(10);
  });

  it('finds coins while typing; arrows select, Enter opens', async () => {
    const { user, path } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'btb');
    const coins = await group('币种');
    expect(coins.textContent).toContain('比特币');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/currencies/bitcoin'));
  });

  it('wraps from the last suggestion through the field to the first', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'btb');
    await group('币种');
    const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('“btb”相关公告');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('比特币');
  });

  it('stops at the first coin, the first exchange and the two related rows, and nowhere else', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'b');
    expect((await group('币种')).querySelectorAll('[role=option]')).toHaveLength(5);
    expect((await group('交易所')).querySelectorAll('[role=option]')).toHaveLength(5);
    const chosen = () => screen.queryByRole('option', { selected: true });
    const stops: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      await user.keyboard('{ArrowDown}');
      const option = chosen();
      const siblings = option?.parentElement?.querySelectorAll('[role=option]') ?? [];
      const place = option ? [...siblings].indexOf(option) : -1;
      stops.push(`${option?.parentElement?.getAttribute('aria-label') ?? '搜索框'} ${place}`);
    }
    expect(stops).toEqual(['币种 0', '交易所 0', '相关内容 0', '相关内容 1', '搜索框 -1']);
  });

  it('shows price, 24 h change and rank of a coin, the rank of an exchange', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'btc');
    const coins = await group('币种');
    await waitFor(() =>
      expect(coins.querySelector('[role=option]')?.textContent).toMatch(/BTC\$[\d,.]+\D*\d+\.\d\d%#1$/),
    );
    await user.clear(field());
    await user.type(field(), 'binance');
    expect((await group('交易所')).textContent).toMatch(/#1$/);
  });

  it('finds a coin by a pasted contract address, of which it keeps thirty characters', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(field());
    await user.paste(' 0x514910771AF9Ca656af840dff83E8264EcF986CA');
    expect((field() as HTMLInputElement).value).toHaveLength(30);
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: '币种' })?.textContent).toContain(
        'LINK · Ethereum 0x5149…F986CA',
      ),
    );
  });

  it('deletes one search by its button, and by Delete on the selected row', async () => {
    const { user, store } = await renderRoute(QUIET_PAGE);
    const { searched } = await import('./searchSlice.ts');
    for (const word of ['甲', '乙', '丙']) store.dispatch(searched(word));
    const words = () => store.getState().search.history.map(({ keyword }) => keyword);
    await user.click(field());
    await user.click(await screen.findByRole('button', { name: '删除搜索历史 乙' }));
    expect(words()).toEqual(['丙', '甲']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(words()).toEqual(['甲']);
    await user.click(screen.getByRole('button', { name: '清空搜索历史' }));
    expect(words()).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('marks an advertisement as such, and an internal page as a recommendation', async () => {
    server.use(
      answers('searchAds', {
        code: 200,
        data: [
          { title: '本站专题', linkurl: '/data/calc.html' },
          { title: '外部赞助', linkurl: 'https://sponsor.example/x' },
          { title: '脚本', linkurl: 'javascript:alert(1)' },
          { title: '别处', linkurl: '//elsewhere.example' },
        ],
      }),
    );
    const { user } = await renderRoute(QUIET_PAGE);
    await user.click(field());
    const ads = await screen.findByRole('list', { name: '推荐与广告' });
    const lines = [...ads.querySelectorAll('li')];
    expect(lines.map((line) => line.textContent)).toEqual(['推荐本站专题', '广告外部赞助（在新窗口打开）']);
    const rel = ads.querySelector('a[href^="https"]')?.getAttribute('rel');
    expect(rel?.split(' ')).toEqual(expect.arrayContaining(['sponsored', 'noopener']));
  });

  it('searches once, however often Enter is pressed', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/community/api/v3/search/action', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ code: 200, msg: '', data: null });
      }),
    );
    const { user, store, path } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '以太{Enter}{Enter}{Enter}');
    await waitFor(() => expect(decodeURIComponent(path())).toBe('/search?word=以太'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(store.getState().search.history).toHaveLength(1);
  });

  it('records the choice, and the search before it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/community/api/v3/search/action', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ code: 200, msg: '', data: null });
      }),
    );
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), '以太{Enter}');
    await user.type(field(), 'btb');
    await group('币种');
    await user.keyboard('{ArrowDown}{Enter}');
    const common = { type: 2, appid: 1, ostype: 'web', appver: '1.0', model: 'pc' };
    await waitFor(() =>
      expect(sent).toEqual([
        { data: { lastkeyword: '', keyword: '以太', code: '', platform: '', market: '' }, ...common },
        {
          data: { lastkeyword: '以太', keyword: 'BTC', code: 'bitcoin', platform: '', market: '' },
          ...common,
        },
      ]),
    );
  });

  it('ignores the keys and the length limit during IME composition', async () => {
    const { path } = await renderRoute(QUIET_PAGE);
    const input = field() as HTMLInputElement;
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: `b${'i'.repeat(40)}` } });
    expect(input.value).toHaveLength(41);
    expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
    fireEvent.compositionEnd(input);
    expect(input.value).toHaveLength(30);
    // Safari ends the composition first and marks its Enter only by the legacy keyCode.
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(path()).toBe(QUIET_PAGE);
  });

  it('closes its suggestions on the first Escape, and clears itself on the second', async () => {
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'btb');
    await group('币种');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((field() as HTMLInputElement).value).toBe('btb');
    await user.keyboard('{Escape}');
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('shows the two related rows when the search list cannot be loaded', async () => {
    server.use(answers('coinDirectory', { code: 500, msg: '繁忙' }, 500));
    const { user } = await renderRoute(QUIET_PAGE);
    await user.type(field(), 'btc');
    expect((await group('相关内容')).querySelectorAll('[role=option]')).toHaveLength(2);
  });

  it('suggests the three hottest words once they have loaded', async () => {
    const { store } = await renderRoute(QUIET_PAGE);
    expect(store.getState().search.hotWords).toEqual(['BTC', 'ETH', 'eos']);
    await waitFor(() => expect(store.getState().search.hotWords).not.toContain('eos'));
    expect(store.getState().search.hotWords).toHaveLength(3);
    expect(field().getAttribute('placeholder')).toBe(store.getState().search.hotWords.join(' / '));
  });
});
