import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FailedState } from './FailedState.tsx';
import { FailureReportContext } from './FailureReportContext.ts';

const ID = '1f0c2a34-5b67-489d-a0b1-c2d3e4f50617';
const failure = { kind: 'http', status: 502, message: '', requestId: ID };

it('shows the beginning of the request’s id, and copies all of it', async () => {
  const user = userEvent.setup();
  render(<FailedState failure={failure} />);
  // The space stands where the button is still on its way.
  expect(screen.getByRole('alert').textContent).toMatch(/编号 ?1f0c2a34/);
  await user.click(await screen.findByRole('button', { name: '复制编号' }));
  expect(screen.getByRole('alert').textContent).toContain('编号1f0c2a34');
  expect(await navigator.clipboard.readText()).toBe(ID);
  expect(screen.queryByRole('button', { name: '反馈' })).toBeNull();
});

it('says what failed with 重试 beside it, and that nothing is known in the room it keeps', () => {
  render(<FailedState title="没有取到爆仓数据" height={240} onRetry={() => undefined} />);
  const alert = screen.getByRole('alert');
  expect(alert.style.minHeight).toBe('240px');
  expect(screen.getByText('没有取到爆仓数据').parentElement?.textContent).toBe('没有取到爆仓数据重试');
  expect(screen.getByText('--')).toBeTruthy();
});

it('says it on one line where there is no room', () => {
  render(<FailedState title="没有取到走势" compact onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toBe('没有取到走势重试');
});

it('opens the feedback about it where the app takes reports', async () => {
  const report = vi.fn();
  render(
    <FailureReportContext value={report}>
      <FailedState failure={failure} compact />
    </FailureReportContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '反馈' }));
  expect(report).toHaveBeenCalledExactlyOnceWith(ID);
});

it.each([[undefined], [null], [{ kind: 'network' }], [{ kind: 'http', requestId: 7 }], ['error']])(
  'tells no id where the failure %j has none',
  (other) => {
    render(<FailedState failure={other} />);
    expect(screen.queryByText('编号')).toBeNull();
  },
);
