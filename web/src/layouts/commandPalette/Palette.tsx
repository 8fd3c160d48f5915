import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { type Command, findCommands } from '#features/commandPalette/command.ts';
import { PaletteDialog } from '#features/commandPalette/PaletteDialog.tsx';
import { useAddToCompare } from '#features/compare/useCompare.ts';
import { matchDirectory } from '#features/searchField/matchDirectory.ts';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { toast } from '#ui/toast/toast.ts';
import { compareCommands, comparedWords, compareTogether, openCommands } from './entryCommands.ts';
import { pageCommands } from './pageCommands.ts';
import { settingCommands } from './settingCommands.ts';

const FOUND = 5;
const SHOWN = 12;

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when its field has the focus; returns what was typed before that. */
  onReady: () => string;
}

/**
 * The command palette with everything it can do: coins and exchanges, pages, the comparison, the display
 * settings.
 */
export function Palette({ open, onOpenChange, onReady }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const addToCompare = useAddToCompare();
  const directory = useCoinDirectoryQuery({}).data?.value;
  const compared = comparedWords(typed);
  const { coins, exchanges } = useFoundEntries(compared ?? typed, FOUND);
  const commands = useMemo<readonly Command[]>(
    () => [...pageCommands, ...settingCommands(dispatch)],
    [dispatch],
  );

  function add({ code, name }: DirectoryEntry) {
    const result = addToCompare(code);
    if (result.ok) toast.success(`已加入对比：${name}`);
    else toast.error(result.message);
  }

  function find(): readonly Command[] {
    if (compared === null)
      return [...openCommands(coins, exchanges, typed), ...findCommands(commands, typed, SHOWN)];
    const words = compared.split(/[\s,，、]+/).slice(0, COMPARE_MAX);
    const several = words.flatMap((word) => matchDirectory(directory ?? [], word, 1).coins);
    return [
      ...(several.length > 1 && coins.length === 0 ? [compareTogether(several)] : []),
      ...compareCommands(coins, add),
    ];
  }

  return (
    <PaletteDialog
      open={open}
      onOpenChange={onOpenChange}
      typed={typed}
      onType={setTyped}
      onFocus={() => {
        const ahead = onReady();
        if (ahead !== '') setTyped(ahead);
      }}
      found={find().slice(0, SHOWN)}
      onChoose={({ href, run }) => {
        if (href !== undefined) void navigate(href);
        run?.();
      }}
    />
  );
}
