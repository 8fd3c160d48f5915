import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { linkText } from './linkText.ts';
import { safeTarget } from './safeTarget.ts';

export interface ExternalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** Paid or otherwise rewarded link; says so to search engines. The word 广告 is the page's to print. */
  sponsored?: boolean;
}

/**
 * A link that leaves the site, called by where it leads (`linkText`) unless it has words of its own: opens a new window, tells nobody where
 * from, and only goes to http(s) or mailto.
 */
export function ExternalLink({
  href,
  sponsored = false,
  title,
  children = linkText(href),
  ...rest
}: ExternalLinkProps) {
  const target = safeTarget(href);
  if (target === null) return <span {...rest}>{children}</span>;
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel={sponsored ? 'noopener noreferrer nofollow sponsored' : 'noopener noreferrer nofollow'}
      title={title ?? target}
    >
      {children}
      <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
    </a>
  );
}
