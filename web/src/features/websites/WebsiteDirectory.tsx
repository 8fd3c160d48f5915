import type { WebsiteGroup } from '@coinmirror/shared/contract/websites.ts';
import { useState } from 'react';
import { TextField } from '#ui/field/TextField.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { narrowed } from './narrowed.ts';
import styles from './websites.module.css';

/** A directory of websites by kind, each with its genuine domain; searchable by name, domain or purpose. */
export function WebsiteDirectory({ groups }: { readonly groups: readonly WebsiteGroup[] }) {
  const [keyword, setKeyword] = useState('');
  const found = narrowed(groups, keyword);
  return (
    <div className={styles.directory}>
      <search className={styles.search}>
        <TextField
          label="查找网站"
          hideLabel
          type="search"
          placeholder="名称、域名或用途"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </search>
      {found.length === 0 && <EmptyState title="没有这个网站" hint="换一个名称或域名试试。" compact />}
      {found.map(({ id, name, sites }) => (
        <section key={id} className={styles.group}>
          <h2>{name}</h2>
          <ul className={styles.sites}>
            {sites.map((site) => (
              <li key={site.url}>
                <ExternalLink href={site.url} className={styles.site}>
                  <strong>{site.name}</strong>
                  <span className={styles.host}>{hostOf(site.url)}</span>
                  <span className={styles.summary}>{site.summary}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>
        链接指向各网站自己的域名，不带邀请码，也不是广告；列入不代表推荐。进入前请核对域名，不要在陌生网站连接钱包。
      </p>
    </div>
  );
}
