import type { KlineHandle } from '#charts/kline/klineHandle.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { GridIcon, HistoryIcon } from '#ui/icon/icons.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { Select, type SelectOption } from '#ui/select/Select.tsx';
import { CHART_COUNTS, useKlinePrefs } from '../prefs/klinePrefs.ts';
import type { ReplayControls } from '../replay/useReplay.ts';

interface ViewToolsProps {
  readonly handle: KlineHandle | null;
  readonly replay: ReplayControls;
  /** Symbols to draw over the candles; empty on a phone, where there is no room. */
  readonly choices: readonly SelectOption<string>[];
  readonly compared: string | null;
  readonly onCompare: (ticker: string | null) => void;
}

const NOTHING = 'none';
/** Where a replay starts: two thirds of the visible candles are before it. */
const START = 2 / 3;

/** Replay, comparison, and the number of charts side by side. */
export function ViewTools({ handle, replay, choices, compared, onCompare }: ViewToolsProps) {
  const [{ charts }, change] = useKlinePrefs();
  function begin() {
    const visible = handle?.visible() ?? [];
    const first = visible[Math.floor(visible.length * START)];
    if (first) replay.start(first.time);
  }
  return (
    <>
      <IconButton
        size="s"
        label="回放"
        icon={<HistoryIcon />}
        pressed={replay.isOn}
        disabled={handle === null}
        onClick={() => (replay.isOn ? replay.stop() : begin())}
      />
      {choices.length > 0 && (
        <>
          <Select
            label="对比"
            size="s"
            value={compared ?? NOTHING}
            options={[{ value: NOTHING, label: '对比' }, ...choices]}
            onChange={(next) => onCompare(next === NOTHING ? null : next)}
          />
          <Menu
            trigger={(props) => (
              <Button {...props} size="s" icon={<GridIcon />}>
                {charts} 图
              </Button>
            )}
            groups={[
              {
                key: 'charts',
                items: CHART_COUNTS.map((count) => ({
                  key: String(count),
                  label: `${count} 幅图`,
                  checked: count === charts,
                  onSelect: () => change({ charts: count }),
                })),
              },
            ]}
          />
        </>
      )}
    </>
  );
}
