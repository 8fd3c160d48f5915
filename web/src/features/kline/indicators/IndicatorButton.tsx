import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
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

interface IndicatorButtonProps {
  /** The chart's; undefined while it is on its way. */
  readonly pair: Pick<KlinePair, 'coinCode' | 'coinName'> | undefined;
}

/** Opens the dialog for indicators and their parameters. */
export function IndicatorButton({ pair }: IndicatorButtonProps) {
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
          <IndicatorDialog
            coin={pair && { code: pair.coinCode, name: pair.coinName }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
