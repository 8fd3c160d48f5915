import { useDeferredValue, useLayoutEffect, useMemo } from 'react';
import { DisplayContext, ThemeContext } from '#ui/display/DisplayContext.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { applyTheme } from '#ui/theme/applyTheme.ts';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { ExhibitSection } from './ExhibitSection.tsx';
import { exhibits, matches } from './exhibits.ts';
import styles from './Gallery.module.css';
import { SideNav } from './SideNav.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useChoices } from './useChoices.ts';
import { useHashTarget } from './useHashTarget.ts';

/** Every component of ui/ and charts/ in all its states. */
export function Gallery() {
  const { theme, display: chosen, typed, change } = useChoices();
  const { palette, density } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two of the choices change; the rest is fixed.
  const display = useMemo(() => chosen, [palette, density]);
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => exhibits.filter((exhibit) => matches(exhibit, wanted)), [wanted]);
  useLayoutEffect(() => applyTheme({ theme, palette, density }), [theme, palette, density]);
  useHashTarget();
  return (
    <ThemeContext value={theme}>
      <DisplayContext value={display}>
        <Toolbar theme={theme} display={display} typed={typed} onChange={change} />
        <div className={styles.columns}>
          <SideNav exhibits={shown} />
          <main className={styles.main}>
            {shown.map((exhibit) => (
              <ExhibitSection key={exhibit.id} exhibit={exhibit} />
            ))}
            {shown.length === 0 && <EmptyState title="No exhibit has this in it" height={240} />}
          </main>
        </div>
        <Toaster />
      </DisplayContext>
    </ThemeContext>
  );
}
