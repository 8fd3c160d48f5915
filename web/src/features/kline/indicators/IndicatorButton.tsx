import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { ChartLineIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';

const { Part: IndicatorDialog, preload } = lazyPart(
  async () => (await import('./IndicatorDialog.tsx')).IndicatorDialog,
  MissingOpened,
);

/** Opens the dialog for indicators and their parameters. */
export function IndicatorButton() {
  const [isOpen, setOpen] = useState(false);
  const [{ indicators }] = useKlinePrefs();
  return (
    <>
      <Button
        size="s"
        icon={<ChartLineIcon />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        指标 {indicators.length}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <IndicatorDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
