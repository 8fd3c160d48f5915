import { Suspense, useCallback, useState } from 'react';
import { usePaletteKeys } from '#features/commandPalette/usePaletteKeys.ts';
import { useTypedAhead } from '#features/commandPalette/useTypedAhead.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingWindow } from '#ui/lazy/missing.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { useClosedOnLeave } from '../useClosedOnLeave.ts';

const { Part: Palette } = lazyPart(async () => (await import('./Palette.tsx')).Palette, MissingWindow);
const { Part: ShortcutsDialog } = lazyPart(
  async () => (await import('#features/commandPalette/ShortcutsDialog.tsx')).ShortcutsDialog,
  MissingWindow,
);

/** Listens for the command palette's shortcut; its code loads on the first press. */
export function PaletteHost() {
  const [palette, setPalette] = useState(false);
  const [isReady, setReady] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const onPalette = useCallback(() => setPalette(true), []);
  const onShortcuts = useCallback(() => setShortcuts(true), []);
  useClosedOnLeave(
    palette || shortcuts,
    useCallback(() => {
      setPalette(false);
      setShortcuts(false);
    }, []),
  );
  usePaletteKeys({ onPalette, onShortcuts, onSearch: focusSearch });
  const typedAhead = useTypedAhead(palette && !isReady);
  const paletteEver = useLatch(palette);
  const shortcutsEver = useLatch(shortcuts);
  return (
    <Suspense fallback={null}>
      {paletteEver && (
        <Palette
          open={palette}
          onOpenChange={setPalette}
          onReady={() => {
            setReady(true);
            return typedAhead();
          }}
        />
      )}
      {shortcutsEver && <ShortcutsDialog open={shortcuts} onOpenChange={setShortcuts} />}
    </Suspense>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('header form[role="search"] input')?.focus();
}
