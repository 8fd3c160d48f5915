import { type MouseEvent, Suspense, useState } from 'react';
import { preloadDialog } from '../dialog/Dialog.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';
import { ExternalLink, type ExternalLinkProps } from './ExternalLink.tsx';
import { safeTarget } from './safeTarget.ts';

export interface GuardedLinkProps extends ExternalLinkProps {
  /** Ask before leaving; without it this is a plain external link. */
  guarded: boolean;
}

const { Part: LeaveDialog, preload } = lazyPart(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
  MissingWindow,
);

function comeNear(): void {
  preload();
  preloadDialog();
}

/**
 * A link to the site of somebody unverified: it shows its target and asks first, also on a middle click. The
 * confirmation is a real link, so that the browser treats it as one.
 */
export function GuardedLink({ guarded, ...link }: GuardedLinkProps) {
  const [asking, setAsking] = useState(false);
  const everAsked = useLatch(asking);
  const target = safeTarget(link.href);
  if (!guarded || target === null) return <ExternalLink {...link} />;
  function ask(event: MouseEvent) {
    event.preventDefault();
    setAsking(true);
  }
  return (
    <>
      <ExternalLink
        {...link}
        aria-haspopup="dialog"
        onClick={ask}
        onAuxClick={ask}
        onPointerEnter={comeNear}
        onFocus={comeNear}
      />
      {everAsked && (
        <Suspense fallback={null}>
          <LeaveDialog
            open={asking}
            onOpenChange={setAsking}
            title="即将离开本站"
            href={link.href}
            target={target}
            sponsored={link.sponsored === true}
          />
        </Suspense>
      )}
    </>
  );
}
