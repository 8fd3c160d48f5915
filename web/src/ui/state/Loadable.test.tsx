import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FailureTextContext } from './FailureTextContext.tsx';
import { Loadable } from './Loadable.tsx';
import type { LoadableResult } from './shownAnswer.ts';

const AS_OF = Date.UTC(2026, 10, 20, 4, 0, 0);
const rows = (value: readonly string[], stale = false) => ({ value, asOf: AS_OF, stale });

function show(result: Partial<LoadableResult<readonly string[]>>) {
  const refetch = vi.fn();
  render(
    <FailureTextContext value={() => '网络不通，请检查连接后重试'}>
      <Loadable result={{ isFetching: false, refetch, ...result }} skeleton={<i>骨架</i>}>
        {(value) => <p>{value.join()}</p>}
      </Loadable>
    </FailureTextContext>,
  );
  return refetch;
}

describe('Loadable', () => {
  it('keeps the space while nothing has come', () => {
    show({ isFetching: true });
    expect(screen.getByText('骨架')).toBeTruthy();
    expect(screen.getByText('正在加载')).toBeTruthy();
  });

  it('shows the data', () => {
    show({ data: rows(['比特币']) });
    expect(screen.getByText('比特币')).toBeTruthy();
  });

  it.each([[[]], [{ rows: [] }]])('says so when the answer is empty: %j', (value) => {
    const result = { data: { value, asOf: AS_OF, stale: false }, isFetching: false, refetch: vi.fn() };
    render(<Loadable<unknown> result={result}>{() => <p>data</p>}</Loadable>);
    expect(screen.getByText('暂无数据')).toBeTruthy();
  });

  it('shows the failure and asks again on 重试', async () => {
    const refetch = show({ error: { kind: 'network' } });
    expect(screen.getByRole('alert').textContent).toContain('网络不通');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps stale data on screen when a refetch fails, and says how old it is', () => {
    show({ data: rows(['比特币']), error: { kind: 'network' } });
    expect(screen.getByText('比特币')).toBeTruthy();
    expect(screen.getByText(/^数据停在 /)).toBeTruthy();
  });

  it('is a quiet card where there is no source, even in place of what was shown before', () => {
    show({
      data: rows(['比特币']),
      error: { kind: 'unconnected', why: 'unconnected', word: '未接入', message: '没有公开的来源' },
    });
    expect(screen.queryByText('比特币')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('未接入没有公开的来源');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('dims the answer to the previous arguments until the right one has come', () => {
    show({ data: rows(['一小时']), currentData: undefined, isFetching: true });
    expect(screen.getByText('一小时').closest('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByText(/数据停在/)).toBeNull();
  });

  it('never shows the answer to other arguments in place of one that failed', () => {
    show({ data: rows(['一小时']), currentData: undefined, error: { kind: 'network' } });
    expect(screen.queryByText('一小时')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('网络不通');
  });

  it('says how old a stale answer is', () => {
    show({ data: rows(['比特币'], true) });
    expect(screen.getByText(/数据停在/)).toBeTruthy();
  });

  it('says that the browser is offline instead of blaming the service', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ error: { kind: 'network' } });
    expect(screen.getByText('网络已断开，恢复后会自动更新')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    vi.restoreAllMocks();
  });
});
