import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { Drawer, type DrawerProps } from '#ui/drawer/Drawer.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Stack } from '../../show.tsx';

function Opened({ side, words }: { side: NonNullable<DrawerProps['side']>; words: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words}</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side={side}
        title="筛选"
        footer={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            查看 128 个结果
          </Button>
        }
      >
        <Stack>
          {['现货', '合约', '期权', '去中心化交易所'].map((label) => (
            <Checkbox key={label} label={label} />
          ))}
        </Stack>
      </Drawer>
    </>
  );
}

export const exhibit: Exhibit = {
  title: 'Drawer',
  about: 'A modal panel at an edge: the menu and the filters of a phone.',
  states: [
    { name: 'left', opens: true, show: () => <Opened side="left" words="从左侧打开" /> },
    { name: 'right', opens: true, show: () => <Opened side="right" words="从右侧打开" /> },
    { name: 'bottom', opens: true, show: () => <Opened side="bottom" words="从底部打开" /> },
  ],
};
