import type { ReactNode } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Toolbar } from '#ui/row/Toolbar.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';

interface NoOwnCoinsProps {
  readonly tools: ReactNode;
  readonly onAll: () => void;
}

/** The flashes about the visitor's own coins, who has none. */
export function NoOwnCoins({ tools, onAll }: NoOwnCoinsProps) {
  return (
    <>
      <Toolbar>{tools}</Toolbar>
      <EmptyState
        title="还没有自选币种"
        hint="在行情里点星标加自选后，这里只列它们的快讯。"
        action={<Button onClick={onAll}>看全部快讯</Button>}
      />
    </>
  );
}
