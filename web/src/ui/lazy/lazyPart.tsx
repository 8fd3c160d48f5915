import { type ComponentType, lazy, use, useState } from 'react';
import { WidgetBoundary } from '../state/WidgetBoundary.tsx';
import { MissingPartContext } from './MissingPartContext.ts';
import { MissingBlock, type MissingProps } from './missing.tsx';
import { PartBoundary, PartMissing } from './PartBoundary.tsx';
import { withStyles } from './withStyles.ts';

export interface AfterFirstScreen<Props> {
  readonly Part: ComponentType<Props>;
  /** Loads the code without rendering: call it when the visitor comes near. */
  readonly preload: () => void;
}

/**
 * A component whose code loads when first needed. The kit wraps dialogs, menus and the like in it, so that a page can
 * use them freely without shipping them before they open. When the code cannot be loaded, `Missing` takes its place and
 * nothing else is lost. Code that has already loaded renders at once: React's `lazy` would show the fallback first, for
 * up to 300 ms, which adds up for nested parts.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps<Props>> = MissingBlock,
): AfterFirstScreen<Props> {
  let arrived: ComponentType<Props> | null = null;
  let arriving: Promise<{ default: ComponentType<Props> }> | null = null;
  function fetchOnce() {
    arriving ??= withStyles(load).then(
      (part) => {
        arrived = part;
        return { default: part };
      },
      (cause: unknown) => {
        arriving = null;
        throw new PartMissing('The code of a part could not be fetched.', { cause });
      },
    );
    return arriving;
  }

  // React's `lazy` remembers a failure forever, so each attempt needs its own.
  let Attempt = lazy(fetchOnce);
  function renew() {
    Attempt = lazy(fetchOnce);
  }

  function Part(props: Props) {
    const notify = use(MissingPartContext);
    // Fixed while mounted: another component would lose the part's state.
    const [Shown, setShown] = useState(() => arrived ?? Attempt);
    function onMissing() {
      renew();
      setShown(() => Attempt);
      notify();
    }
    return (
      <PartBoundary
        missing={(retry) => <Missing part={props} retry={retry} fetchPart={fetchOnce} />}
        onMissing={onMissing}
      >
        {() =>
          Missing === MissingBlock ? (
            <WidgetBoundary>
              <Shown {...props} />
            </WidgetBoundary>
          ) : (
            <Shown {...props} />
          )
        }
      </PartBoundary>
    );
  }

  return {
    Part,
    preload: () => {
      // A failed preload is silent: opening loads again and reports it.
      fetchOnce().catch(() => {});
    },
  };
}
