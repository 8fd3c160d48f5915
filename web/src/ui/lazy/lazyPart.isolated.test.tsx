import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soon } from '#testing/soon.ts';
import { Toaster } from '../toast/Toaster.tsx';
import { lazyPart } from './lazyPart.tsx';
import { MissingPartContext } from './MissingPartContext.ts';
import { MissingWindow } from './missing.tsx';
import { useLatch } from './useLatch.ts';

class Page extends Component<{ children: ReactNode }, { words: string | null }> {
  override state = { words: null };
  static getDerivedStateFromError(error: unknown) {
    return { words: error instanceof Error ? error.message : '' };
  }
  override render() {
    return this.state.words ?? this.props.children;
  }
}

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function Opener({ Part }: { Part: ComponentType<WindowProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        打开
      </button>
      {useLatch(open) && (
        <Suspense fallback={null}>
          <Part open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
      <Toaster />
    </>
  );
}

const offline = () => Promise.reject(new Error('offline'));

describe('a lazily loaded part', () => {
  it('loads once, however often it is requested', () => {
    const load = vi.fn(async () => () => null);
    const { preload } = lazyPart(load);
    preload();
    preload();
    expect(load).toHaveBeenCalledOnce();
  });

  it('renders at once when its code has loaded, without a fallback', async () => {
    const arriving = Promise.resolve(() => <p>菜单</p>);
    const { Part, preload } = lazyPart(() => arriving);
    preload();
    await act(() => arriving);
    render(
      <Suspense fallback={<p>加载中</p>}>
        <Part />
      </Suspense>,
    );
    expect(screen.queryByText('加载中')).toBeNull();
    expect(screen.getByText('菜单')).toBeDefined();
  });

  it('keeps its state when it re-renders', async () => {
    const { Part } = lazyPart(async () => () => <input aria-label="名称" />);
    const page = () => (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    );
    const { rerender } = render(page());
    const field = await screen.findByLabelText('名称');
    rerender(page());
    expect(screen.getByLabelText('名称')).toBe(field);
  });

  it('loads again after a failure', async () => {
    const load = vi.fn(async () => () => null).mockImplementationOnce(offline);
    const { preload } = lazyPart(load);
    preload();
    await soon(() => {
      preload();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});

describe('a part whose code cannot be loaded', () => {
  // React also logs a caught error to the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('says so in its place, leaves the rest of the page alone, and appears after 重试', async () => {
    const load = vi.fn(async () => () => <p>走势图</p>).mockImplementationOnce(offline);
    const { Part } = lazyPart(load);
    render(
      <>
        <textarea aria-label="评论" defaultValue="写到一半" />
        <Suspense fallback={<p>加载中</p>}>
          <Part />
        </Suspense>
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('走势图')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>('评论').value).toBe('写到一半');
  });

  it('notifies the app, once for each attempt', async () => {
    const notify = vi.fn();
    const { Part } = lazyPart(vi.fn(async () => () => <p>走势图</p>).mockImplementationOnce(offline));
    render(
      <MissingPartContext value={notify}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </MissingPartContext>,
    );
    await screen.findByRole('alert');
    expect(notify).toHaveBeenCalledOnce();
  });

  it('appears by itself when the network is back', async () => {
    const load = vi.fn(async () => () => <p>走势图</p>).mockImplementationOnce(offline);
    const { Part } = lazyPart(load);
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('走势图')).toBeDefined();
  });

  it('appears by itself without any online event, and without notifying the app', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const notify = vi.fn();
    const load = vi.fn(async () => () => <p>走势图</p>);
    load.mockImplementationOnce(offline).mockImplementationOnce(offline);
    const { Part } = lazyPart(load);
    render(
      <MissingPartContext value={notify}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </MissingPartContext>,
    );
    await screen.findByRole('alert');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(load).toHaveBeenCalledTimes(2);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByText('走势图')).toBeDefined();
    expect(notify).toHaveBeenCalledOnce();
  });

  it('counts as closed when it is a dialog, says so, and opens on the next press', async () => {
    const load = vi
      .fn(
        async () =>
          ({ open }: WindowProps) =>
            open && <p>窗口</p>,
      )
      .mockImplementationOnce(offline);
    const { Part } = lazyPart(load, MissingWindow);
    render(<Opener Part={Part} />);
    const button = screen.getByRole('button', { name: '打开' });
    await userEvent.click(button);
    expect(await screen.findByText('没有加载成功，请检查网络后重试')).toBeDefined();
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
    await userEvent.click(button);
    expect(await screen.findByText('窗口')).toBeDefined();
  });

  it('differs from a part that throws while rendering, which reports in its own place', async () => {
    const { Part } = lazyPart(async () => () => {
      throw new Error('broken part');
    });
    render(
      <Page>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </Page>,
    );
    expect(await screen.findByText('这部分暂时无法显示')).toBeDefined();
  });
});
