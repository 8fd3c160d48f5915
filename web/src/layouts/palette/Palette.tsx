import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { compareAdded } from '#features/compare/compareSlice.ts';
import { localSettingsChanged, unitSet } from '#features/display/displaySlice.ts';
import { optionsOf, paletteLabels, themeLabels, unitOptions } from '#features/display/labels.ts';
import type { Command } from '#features/palette/command.ts';
import { PaletteDialog } from '#features/palette/PaletteDialog.tsx';
import { matchDirectory } from '#features/search/matchDirectory.ts';
import { toast } from '#ui/toast/toast.ts';
import { pageCommands } from './pageCommands.ts';

const FOUND = 5;

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The palette with everything it can do: coins and exchanges, pages, the comparison, the display settings. */
export function Palette({ open, onOpenChange }: PaletteProps) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const directory = useCoinDirectoryQuery({}).data?.value;

  const commands = useMemo<readonly Command[]>(
    () => [
      ...pageCommands,
      ...optionsOf(themeLabels).map(({ value, label }) => ({
        key: `theme:${value}`,
        label: `主题：${label}`,
        group: '设置',
        words: `theme ${value}`,
        run: () => dispatch(localSettingsChanged({ theme: value })),
      })),
      ...optionsOf(paletteLabels).map(({ value, label }) => ({
        key: `palette:${value}`,
        label: `涨跌颜色：${label}`,
        group: '设置',
        words: `palette color ${value}`,
        run: () => dispatch(localSettingsChanged({ palette: value })),
      })),
      ...unitOptions.map(({ value, label }) => ({
        key: `unit:${value}`,
        label: `计价单位：${label}`,
        group: '设置',
        words: `unit ${value}`,
        run: () => dispatch(unitSet(value)),
      })),
    ],
    [dispatch],
  );

  /** `对比 btc` (or `vs btc`) puts the coin into the comparison instead of opening it. */
  function findMore(typed: string): readonly Command[] {
    const compare = /^(?:对比|vs)\s+(.+)$/i.exec(typed.trim());
    const { coins, exchanges } = matchDirectory(directory ?? [], compare?.[1] ?? typed, FOUND);
    if (compare) {
      return coins.map(({ code, name, symbol }) => ({
        key: `compare:${code}`,
        label: `对比 ${name} ${symbol}`,
        group: '对比',
        run: () => {
          dispatch(compareAdded(code));
          toast.success(`已加入对比：${name}`);
        },
      }));
    }
    return [
      ...coins.map(({ code, name, symbol, rank }) => ({
        key: `coin:${code}`,
        label: `${name} ${symbol}`,
        group: '币种',
        hint: rank === null ? '币种' : `币种 · 排名 ${rank}`,
        href: hrefTo('coin', { coinCode: code }),
      })),
      ...exchanges.map(({ code, name }) => ({
        key: `exchange:${code}`,
        label: name,
        group: '交易所',
        href: hrefTo('exchange', { id: code }),
      })),
    ];
  }

  return (
    <PaletteDialog
      open={open}
      onOpenChange={onOpenChange}
      commands={commands}
      findMore={findMore}
      onChoose={({ href, run }) => {
        if (href !== undefined) void navigate(href);
        run?.();
      }}
    />
  );
}
