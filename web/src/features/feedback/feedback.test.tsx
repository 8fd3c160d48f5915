import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#api/api.ts';
import { server } from '#testing/server.ts';
import { FeedbackWindow } from './FeedbackWindow.tsx';
import { feedbackOpened, feedbackSlice } from './feedbackSlice.ts';

async function show() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, [feedbackSlice.reducerPath]: feedbackSlice.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  render(
    <Provider store={store}>
      <FeedbackWindow />
    </Provider>,
  );
  store.dispatch(feedbackOpened(1));
  const box = await screen.findByRole('textbox', { name: '反馈内容' });
  return { store, box: box as HTMLTextAreaElement, user: userEvent.setup() };
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
  test('an empty or too long text is refused with its exact words and sends nothing', async () => {
    const sent = collect();
    const { user, box } = await show();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(screen.getByText('请填写反馈内容')).toBeTruthy();
    await user.click(box);
    await user.paste('字'.repeat(301));
    expect(screen.getByText('反馈内容不可大于300字')).toBeTruthy();
    expect(sent).toHaveLength(0);
  });

  test('what is sent carries its type and the page it stands on; the window clears and closes after 1 s', async () => {
    const sent = collect();
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await vi.waitFor(() => expect(sent).toEqual([{ type: '1', intro: '价格不对 /', email: '' }]));
    await vi.waitFor(() => expect(store.getState().feedback.open).toBe(false), { timeout: 15_000 });
    store.dispatch(feedbackOpened(3));
    const again = await screen.findByRole('textbox', { name: '反馈内容' });
    expect((again as HTMLTextAreaElement).value).toBe('');
  });

  test('a refused text stays in the window, which stays open', async () => {
    collect(429);
    const { user, box, store } = await show();
    await user.type(box, '价格不对');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: '提交' }).hasAttribute('disabled')).toBe(false),
    );
    expect(box.value).toBe('价格不对');
    expect(store.getState().feedback.open).toBe(true);
  });
});
