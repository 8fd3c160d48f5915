import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { server } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { FeedbackWindow } from './FeedbackWindow.tsx';
import { failureReported, feedbackClosed, feedbackOpened } from './feedbackSlice.ts';

async function show() {
  const { store, user } = renderWithStore(<FeedbackWindow />);
  store.dispatch(feedbackOpened(1));
  const box = await screen.findByRole('textbox', { name: '反馈内容' });
  return { store, box: box as HTMLTextAreaElement, user };
}

function collect(status = 200) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post('*/community/api/v2/feedback/add', async ({ request }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
      return status === 200
        ? HttpResponse.json({ code: 200, msg: '' })
        : HttpResponse.json({ code: status, msg: '反馈过于频繁' }, { status });
    }),
  );
  return sent;
}

describe('feedback', () => {
  afterEach(() => vi.useRealTimers());

  test('an empty or too long text is refused with its exact message and sends nothing', async () => {
    const sent = collect();
    const { user, box } = await show();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('请填写反馈内容')).toBeTruthy();
    await user.click(box);
    await user.paste('字'.repeat(301));
    expect(await screen.findByText('反馈内容不可大于300字')).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  test('a submission carries its type and its page; the dialog clears and closes after 1 s', async () => {
    const sent = collect();
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await soon(() => expect(sent).toEqual([{ type: '1', intro: '价格不对 /', email: '' }]));
    await soon(() => expect(store.getState().feedback.open).toBe(false));
    store.dispatch(feedbackOpened(3));
    const again = await screen.findByRole('textbox', { name: '反馈内容' });
    expect((again as HTMLTextAreaElement).value).toBe('');
  });

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['emoji', '🚀'.repeat(280)],
  ])('%s is sent as it was written, once, however often the button is pressed', async (_kind, words) => {
    const sent = collect();
    const { user, box, store } = await show();
    await user.click(box);
    await user.paste(words);
    await user.tripleClick(screen.getByRole('button', { name: '提交' }));
    await soon(() => expect(store.getState().feedback.open).toBe(false));
    expect(sent.map(({ intro }) => intro)).toEqual([`${words} /`]);
  });

  test('a dialog opened again within that second is empty, and stays open', async () => {
    collect();
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: '提交' }));
    const sent = () => screen.getByRole('button', { name: '提交' }).hasAttribute('disabled');
    await soon(() => expect(sent()).toBe(true));
    act(() => void store.dispatch(feedbackClosed()));
    act(() => void store.dispatch(feedbackOpened(3)));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '反馈内容' }).value).toBe('');
    act(() => void vi.advanceTimersByTime(2000));
    expect(store.getState().feedback.open).toBe(true);
  });

  test('text typed after 提交 stays in the dialog, which stays open', async () => {
    const answer = Promise.withResolvers<void>();
    server.use(
      http.post('*/community/api/v2/feedback/add', async () => {
        await answer.promise;
        return HttpResponse.json({ code: 200, msg: '' });
      }),
    );
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    const button = screen.getByRole('button', { name: '提交' });
    await user.click(button);
    await user.type(box, '，市值也是');
    answer.resolve();
    await soon(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(box.value).toBe('价格不对，市值也是');
    expect(store.getState().feedback.open).toBe(true);
  });

  test('three hundred characters arrive complete with the path, emoji included', async () => {
    const sent = collect();
    const { user, box } = await show();
    await user.click(box);
    await user.paste('😀'.repeat(300));
    await user.click(screen.getByRole('button', { name: '提交' }));
    await soon(() => expect(sent[0]?.['intro']).toBe(`${'😀'.repeat(300)} /`));
  });

  test('a dialog opened about a failed request sends its id, whatever type is chosen, beside 300 characters', async () => {
    const sent = collect();
    const { user, box, store } = await show();
    act(() => void store.dispatch(failureReported('1f0c2a34-5b67-489d-a0b1-c2d3e4f50617')));
    expect(screen.getByText('1f0c2a34-5b67-489d-a0b1-c2d3e4f50617')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '纠错' }));
    await user.click(box);
    await user.paste('字'.repeat(300));
    await user.click(screen.getByRole('button', { name: '提交' }));
    await soon(() =>
      expect(sent).toEqual([
        { type: '1', intro: `${'字'.repeat(300)} / #1f0c2a34-5b67-489d-a0b1-c2d3e4f50617`, email: '' },
      ]),
    );
    await soon(() => expect(store.getState().feedback.open).toBe(false));
    act(() => void store.dispatch(feedbackOpened(3)));
    expect(screen.queryByText(/故障编号/)).toBeNull();
  });

  test('a refused text stays in the dialog, which stays open', async () => {
    collect(429);
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await soon(() =>
      expect(screen.getByRole('button', { name: '提交' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(box.value).toBe('价格不对');
    expect(store.getState().feedback.open).toBe(true);
  });
});
