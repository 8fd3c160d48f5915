import { IconButton } from '#ui/button/IconButton.tsx';
import { ColumnsIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { PANES, togglePane, useKlinePrefs } from '../prefs/klinePrefs.ts';
import { PANE_LABELS } from './lookChoices.ts';

/** Chooses the panes around the chart, and whether it marks events. */
export function PaneMenu() {
  const [{ hidden, hasEvents }, change] = useKlinePrefs();
  return (
    <Menu
      align="end"
      trigger={(props) => <IconButton {...props} size="s" label="显示面板" icon={<ColumnsIcon />} />}
      groups={[
        {
          key: 'panes',
          items: PANES.map((pane) => ({
            key: pane,
            label: PANE_LABELS[pane],
            checked: !hidden.includes(pane),
            onSelect: () => change({ hidden: togglePane(hidden, pane) }),
          })),
        },
        {
          key: 'chart',
          items: [
            {
              key: 'events',
              label: '事件标记',
              checked: hasEvents,
              onSelect: () => change({ hasEvents: !hasEvents }),
            },
          ],
        },
      ]}
    />
  );
}
