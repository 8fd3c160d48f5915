import { IconButton } from '#ui/button/IconButton.tsx';
import { CopyIcon, EditIcon, MoreIcon, ShareIcon, TrashIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { Exhibit } from '../../exhibit.ts';
import { Held } from '../../show.tsx';

function say(words: string) {
  return () => toast.info(words);
}

export const exhibit: Exhibit = {
  title: 'Menu',
  about: 'Actions behind a button; arrow keys and first letters move. An item with `checked` stays open.',
  states: [
    {
      name: 'groups, icons, hints, disabled, danger',
      opens: true,
      show: () => (
        <Menu
          trigger={(props) => <IconButton {...props} label="更多操作" icon={<MoreIcon />} />}
          groups={[
            {
              key: 'group',
              label: '分组',
              items: [
                { key: 'edit', label: '重命名', icon: <EditIcon />, onSelect: say('重命名') },
                { key: 'copy', label: '复制', icon: <CopyIcon />, hint: 'Ctrl+C', onSelect: say('复制') },
                { key: 'share', label: '分享', icon: <ShareIcon />, disabled: true, onSelect: say('分享') },
              ],
            },
            {
              key: 'danger',
              items: [
                { key: 'remove', label: '删除', icon: <TrashIcon />, danger: true, onSelect: say('删除') },
              ],
            },
          ]}
        />
      ),
    },
    {
      name: 'tick boxes',
      opens: true,
      show: () => (
        <Held<readonly string[]> first={['MA']}>
          {(on, hold) => (
            <Menu
              trigger={(props) => <IconButton {...props} label="指标" icon={<MoreIcon />} />}
              groups={[
                {
                  key: 'indicators',
                  items: ['MA', 'BOLL', 'MACD'].map((name) => ({
                    key: name,
                    label: name,
                    checked: on.includes(name),
                    onSelect: () =>
                      hold(on.includes(name) ? on.filter((one) => one !== name) : [...on, name]),
                  })),
                },
              ]}
            />
          )}
        </Held>
      ),
    },
  ],
};
