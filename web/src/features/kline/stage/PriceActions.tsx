import { formatPrice, priceParts } from '@coinmirror/shared/format/price.ts';
import { useEffect, useRef } from 'react';
import type { PricePoint } from '#charts/kline/priceFeature.ts';
import { Button } from '#ui/button/Button.tsx';
import { copyText } from '#ui/copy/copyText.ts';
import { BellIcon, CopyIcon, MinusIcon } from '#ui/icon/icons.ts';
import { toast } from '#ui/toast/toast.ts';
import styles from './PriceActions.module.css';

interface PriceActionsProps {
  readonly point: PricePoint;
  /** Decimals of the pair's prices. */
  readonly places: number;
  readonly onClose: () => void;
  readonly onLine: () => void;
  readonly onAlert: () => void;
}

/** Actions at a price pressed on the axis: a line, an alert, copying the number. */
export function PriceActions({ point, places, onClose, onLine, onAlert }: PriceActionsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  const price = formatPrice(point.price, places);
  const done = (act: () => void) => () => {
    act();
    onClose();
  };
  async function copy() {
    if (await copyText((priceParts(point.price, places)?.plain ?? '').replaceAll(',', '')))
      toast.success('价格已复制');
    else toast.error('复制失败，请检查浏览器权限');
  }

  return (
    <div
      ref={box}
      className={styles.actions}
      style={{ top: point.y }}
      role="toolbar"
      aria-label={`价格 ${price}`}
    >
      <span>{price}</span>
      <Button size="s" icon={<BellIcon />} onClick={done(onAlert)}>
        设置预警
      </Button>
      <Button size="s" icon={<MinusIcon />} onClick={done(onLine)}>
        画水平线
      </Button>
      <Button size="s" icon={<CopyIcon />} onClick={done(() => void copy())}>
        复制价格
      </Button>
    </div>
  );
}
