import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { KLINE_HIDDEN_LIMIT, KLINE_HIDDEN_LIMIT_SHORT } from '@coinmirror/shared/constants/timings.ts';
import { useLocation } from 'react-router';
import { useHold } from '#live/useHold.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useHiddenLonger } from './useHiddenLonger.ts';

/**
 * Asks to reload after the chart was hidden too long, with the socket closed; `?shortTimeMode` shortens that
 * to a second, for testers.
 */
export function ReloadWindow() {
  const isShort = new URLSearchParams(useLocation().search).has('shortTimeMode');
  const isStale = useHiddenLonger(isShort ? KLINE_HIDDEN_LIMIT_SHORT : KLINE_HIDDEN_LIMIT);
  useHold(isStale);
  return (
    <Dialog
      open={isStale}
      onOpenChange={() => {}}
      mustAnswer
      size="s"
      title="行情已暂停"
      description={TEXTS.klineInactive}
      footer={
        <Button variant="primary" onClick={() => window.location.reload()}>
          {TEXTS.klineReload}
        </Button>
      }
    />
  );
}
