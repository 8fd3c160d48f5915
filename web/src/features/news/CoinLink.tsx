import type { ReactNode } from 'react';
import { PageLink } from '#ui/link/PageLink.tsx';

interface CoinLinkProps {
  /** `code` is '' for a coin that has no page. */
  readonly coin: { readonly code: string; readonly name: string };
  readonly className: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Leads to a coin's page; only names a coin that has none, and says why. */
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
