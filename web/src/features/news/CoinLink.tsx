import type { ReactNode } from 'react';
import { PageLink } from '#ui/link/PageLink.tsx';

interface CoinLinkProps {
  /** `code` is '' for a coin without a page. */
  readonly coin: { readonly code: string; readonly name: string };
  readonly className: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Links to a coin's page; shows only the name of a coin without one, and says why. */
export function CoinLink({ coin: { code, name }, className, title, children }: CoinLinkProps) {
  if (code === '')
    return (
      <span className={className} title={`${name}，尚未上市或已下架`}>
        {children}
      </span>
    );
  return (
    <PageLink to="coin" params={{ coinCode: code }} className={className} title={title}>
      {children}
    </PageLink>
  );
}
