import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { useSiteHits } from '#api/endpoints/siteHits.ts';
import { type Command, findCommands, findSetting } from '#features/commandPalette/command.ts';
import { PaletteDialog } from '#features/commandPalette/PaletteDialog.tsx';
import { useAddToCompare } from '#features/compare/useCompare.ts';
import { isPageMeant } from '#features/searchField/isPageMeant.ts';
import { matchDirectory } from '#features/searchField/matchDirectory.ts';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { useRecent } from '#features/searchField/useRecent.ts';
import { toast } from '#ui/toast/toast.ts';
import { compareCommands, comparedWords, compareTogether, openCommands } from './entryCommands.ts';
import { settingCommands } from './settingCommands.ts';
import { firstCommands, siteCommands, withPinyin } from './siteCommands.ts';

const FOUND = 5;
const TERMS = 2;
const SHOWN = 14;

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when its field has the focus; returns what was typed before that. */
  onReady: () => string;
}

/**
 * The command palette with everything it can do: coins and exchanges, pages and functions, terms, the comparison, the
 * display settings.
 */
export function Palette({ open, onOpenChange, onReady }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const addToCompare = useAddToCompare();
  const directory = useCoinDirectoryQuery({}).data?.value;
  const compared = comparedWords(typed);
  const { coins, exchanges } = useFoundEntries(compared ?? typed, FOUND);
  const site = useSiteHits(compared ?? typed.trim(), FOUND);
  const recent = useRecent();
  const settings = useMemo(() => withPinyin(settingCommands(dispatch)), [dispatch]);

  function add({ code, name }: DirectoryEntry) {
    const result = addToCompare(code);
    if (result.ok) toast.success(`已加入对比：${name}`);
    else toast.error(result.message);
  }

  function find(): readonly Command[] {
    if (typed.trim() === '') return [...firstCommands(recent), ...settings];
    if (compared === null) {
      const named = findSetting(settings, typed);
      const pages = siteCommands(site.pages);
      const isFirst = isPageMeant(typed, coins, exchanges, site.pages);
      return [
        ...(named ?? []),
        ...(isFirst ? pages : []),
        ...openCommands(coins, exchanges, typed),
        ...(named === null ? findCommands(settings, typed, SHOWN) : []),
        ...(isFirst ? [] : pages),
        ...siteCommands(site.terms.slice(0, TERMS)),
      ];
    }
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
