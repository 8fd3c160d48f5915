import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '../menu/Menu.tsx';
import { Select } from '../select/Select.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Popover } from './Popover.tsx';

function Units() {
  const [unit, setUnit] = useState<'' | 'usd' | 'cny' | null>(null);
  const options = [
    { value: '' as const, label: '全部' },
    { value: 'usd' as const, label: '美元' },
    { value: 'cny' as const, label: '人民币' },
  ];
  return <Select label="单位" value={unit} options={options} onChange={setUnit} placeholder="请选择" />;
}

describe('Popover', () => {
  it('opens beside its button, closes on a second press, and returns the focus', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="选择单位" trigger={(props) => <button {...props}>单位</button>}>
        {(close) => (
          <button type="button" onClick={close}>
            美元
          </button>
        )}
      </Popover>,
    );
    const trigger = screen.getByRole('button', { name: '单位' });
    await user.click(trigger);
    expect(await screen.findByRole('dialog', { name: '选择单位' })).toBeTruthy();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await user.click(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(trigger);
    await user.click(await screen.findByRole('button', { name: '美元' }));
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

describe('Tooltip', () => {
  it('describes the focused element until Esc', async () => {
    const user = userEvent.setup();
    render(
      <Tooltip content="24H成交额 ÷ 流通市值">
        <button type="button">换手率</button>
      </Tooltip>,
    );
    await user.tab();
    await waitFor(() => expect(screen.getAllByText('24H成交额 ÷ 流通市值').length).toBeGreaterThan(0));
    expect(document.activeElement?.textContent).toBe('换手率');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('24H成交额 ÷ 流通市值')).toBeNull());
  });
});

describe('Menu', () => {
  it('opens with the down arrow, runs the chosen item, and stays open for checkboxes', async () => {
    const user = userEvent.setup();
    const compare = vi.fn();
    const tick = vi.fn();
    const groups = [
      {
        key: 'all',
        items: [
          { key: 'compare', label: '对比', onSelect: compare },
          { key: 'supply', label: '流通数量', checked: true, onSelect: tick },
        ],
      },
    ];
    render(<Menu groups={groups} trigger={(props) => <button {...props}>更多</button>} />);
    screen.getByRole('button', { name: '更多' }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '流通数量' }));
    expect(tick).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('menuitem', { name: '对比' }));
    expect(compare).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('Select', () => {
  it('works by the keyboard alone, and may have an empty value', async () => {
    const user = userEvent.setup();
    render(<Units />);
    const closed = screen.getByRole('combobox', { name: '单位' });
    expect(closed.textContent).toBe('请选择');
    closed.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox').textContent).toBe('全部'));
  });
});
