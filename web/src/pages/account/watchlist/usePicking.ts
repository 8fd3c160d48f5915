import { useCallback, useMemo, useState } from 'react';
import type { WatchGroup } from '#features/watchlist/watchlists.ts';

/** The batch selection: items no longer in the group are deselected. */
export function usePicking(group: WatchGroup) {
  const [isOn, setOn] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const picked = useMemo(
    () => new Set(group.items.flatMap(({ code }) => (ticked.has(code) ? [code] : []))),
    [group, ticked],
  );
  const pick = useCallback((code: string, on: boolean) => {
    setTicked((now) => new Set(on ? [...now, code] : [...now].filter((one) => one !== code)));
  }, []);
  const pickAll = useCallback((codes: readonly string[]) => setTicked(new Set(codes)), []);
  const turn = useCallback((on: boolean) => {
    setOn(on);
    setTicked(new Set());
  }, []);
  return useMemo(() => ({ isOn, picked, pick, pickAll, turn }), [isOn, picked, pick, pickAll, turn]);
}
