import { type ComponentType, lazy, use, useState } from 'react';
import { WidgetBoundary } from '../state/WidgetBoundary.tsx';
import { MissingPartContext } from './MissingPartContext.ts';
import { MissingBlock, type MissingProps } from './missing.tsx';
import { PartBoundary, PartMissing } from './PartBoundary.tsx';
import { withStyles } from './withStyles.ts';

export interface AfterFirstScreen<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches the code without drawing anything: call it when the visitor comes near. */
  readonly preload: () => void;
}

/**
 * A component whose code arrives when it is first needed. Dialogs, menus and the like are wrapped in it here,
 * so that a page may use them freely and still not ship them before they are opened.
 * Where the code cannot be had, `Missing` stands in its place and nothing else is lost. Code that is there already is
 * drawn at once: React's `lazy` shows the fallback first, for up to 300 ms, and parts in parts add theirs up.
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

  // It remembers a failure for ever, so each attempt needs its own.
  let Attempt = lazy(fetchOnce);
  function renew() {
    Attempt = lazy(fetchOnce);
  }

  function Part(props: Props) {
    const tell = use(MissingPartContext);
    // One for as long as it stands: another would lose what the part holds.
    const [Shown, setShown] = useState(() => arrived ?? Attempt);
    function onMissing() {
      renew();
      setShown(() => Attempt);
      tell();
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
      // A failure here is not the visitor's business yet: opening asks again and reports it.
      fetchOnce().catch(() => {});
    },
  };
}
