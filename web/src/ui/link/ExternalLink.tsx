import { safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { linkText } from './linkText.ts';
import { safeTarget } from './safeTarget.ts';

export interface ExternalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  href: string;
  /** A paid or rewarded link, marked as such for search engines. The page prints the word 广告 itself. */
  sponsored?: boolean;
}

/**
 * A link that leaves the site, labelled with its target (`linkText`) unless it has children: opens a new tab, sends no
 * referrer, and follows only http(s) and mailto.
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
      href={safeAddress(href)}
      target="_blank"
      rel={sponsored ? 'noopener noreferrer nofollow sponsored' : 'noopener noreferrer nofollow'}
      title={title ?? target}
    >
      {children}
      <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
    </a>
  );
}
