import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Segmented } from '../segmented/Segmented.tsx';
import { LinkTabs } from './LinkTabs.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { key: 'a', label: '概况' },
  { key: 'b', label: '市场' },
  { key: 'c', label: '资讯' },
] as const;

function Example() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs label="币" items={items} value={value} onChange={setValue}>
      面板 {value}
    </Tabs>
  );
}

describe('Tabs', () => {
  it('are one tab stop; arrows, Home and End move and select', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe('概况');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('市场');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('概况');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel', { name: '资讯' }).textContent).toBe('面板 c');
  });
});

describe('Segmented', () => {
  it('skips disabled options', async () => {
    const user = userEvent.setup();
    const chosen: string[] = [];
    const options = [
      { value: '24H', label: '24H' },
      { value: 'UTC8', label: 'UTC8', disabled: true },
      { value: 'UTC0', label: 'UTC0' },
    ];
    render(<Segmented label="周期" options={options} value="24H" onChange={(value) => chosen.push(value)} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(chosen).toEqual(['UTC0']);
  });
});

describe('LinkTabs', () => {
  it('mark the tab of the current address, with or without a trailing slash', () => {
    render(
      <MemoryRouter initialEntries={['/exchange/']}>
        <LinkTabs
          label="交易所"
          items={[
            { key: 'all', label: '全部', href: '/exchange?sort=vol' },
            { key: 'dex', label: 'DEX', href: '/exchange/dex' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('全部');
  });
});
