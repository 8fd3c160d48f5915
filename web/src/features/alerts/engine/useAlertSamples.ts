import { readAlerts, type Samples } from '@coinmirror/shared/alertSources/alertSources.ts';
import { subjectOf, type Watched } from '@coinmirror/shared/alerts/alert.ts';
import { useEffect, useMemo, useState } from 'react';
import { useAsker } from '#api/useAsker.ts';

const NONE: Samples = new Map();

/**
 * What alerts are about, by subject: read at once, and again after `every` ms (null: never). Old readings stay while new
 * ones are read, and where they cannot be.
 */
export function useAlertSamples(watched: readonly Watched[], every: number | null): Samples {
  // Half of it, so that no look finds the answer of the one before to be just young enough.
  const ask = useAsker((every ?? 0) / 2);
  // Another switch or threshold is no reason to read again.
  const key = [...new Set(watched.map(subjectOf))].toSorted().join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for them.
  const subjects = useMemo(() => watched, [key]);
  const [readings, setReadings] = useState(NONE);
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      readAlerts(ask, subjects).then(
        (found) => {
          if (isOpen) setReadings((before) => new Map([...before, ...found]));
        },
        () => undefined,
      );
    if (subjects.length > 0) void read();
    const timer = every === null ? null : setInterval(read, every);
    return () => {
      isOpen = false;
      if (timer !== null) clearInterval(timer);
    };
  }, [ask, subjects, every]);
  return readings;
}
