import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface VirtualBodyProps {
  readonly count: number;
  readonly rowHeight: number;
  readonly columnCount: number;
  readonly keyAt: (index: number) => string | number;
  readonly renderRow: (index: number) => ReactNode;
}

/** Draws the rows near the screen between two spacers; the page itself is what scrolls. */
export function VirtualBody({ count, rowHeight, columnCount, keyAt, renderRow }: VirtualBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  // Where the body begins on the page; what stands above it may have changed since the last render.
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(Math.round(top + window.scrollY));
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
    getItemKey: keyAt,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    <tbody ref={body}>
      <Spacer height={before} columnCount={columnCount} />
      {items.map((item) => renderRow(item.index))}
      <Spacer height={after} columnCount={columnCount} />
    </tbody>
  );
}

function Spacer({ height, columnCount }: { readonly height: number; readonly columnCount: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={columnCount} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
