import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#ui/toast/toast.ts';
import { fromDrawingHash, hasDrawings } from './drawingLink.ts';

interface Guests {
  readonly ticker: string;
  readonly drawings: readonly Drawing[];
}

const NONE: readonly Drawing[] = [];

/** The drawings in the address, for as long as its pair is shown; and a function that dismisses them. */
export function useGuestDrawings(ticker: string): readonly [guests: readonly Drawing[], dismiss: () => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [guests, setGuests] = useState<Guests | null>(null);

  useEffect(() => {
    if (!hasDrawings(hash)) return;
    let gone = false;
    // They stay when a new period rewrites the address; after a reload the address no longer contains them.
    void fromDrawingHash(hash).then((drawings) => {
      if (gone) return;
      if (drawings === null) toast.error('分享链接中的画线无法识别');
      else setGuests({ ticker, drawings: drawings.map((one) => ({ ...one, isLocked: true })) });
    });
    return () => {
      gone = true;
    };
  }, [hash, ticker]);

  function dismiss() {
    setGuests(null);
    if (hasDrawings(hash)) void navigate({ search: location.search, hash: '' }, { replace: true });
  }

  return [guests?.ticker === ticker ? guests.drawings : NONE, dismiss];
}
