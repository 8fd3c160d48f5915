import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { usePageSourceNames } from '../provenance/shownSources.ts';
import styles from './PageHeader.module.css';

/** The words without their links, until these are there: nothing moves. */
function Words({ part: { names } }: { readonly part: { readonly names: string } }) {
  return <span className={styles.updated}>来源 {names}</span>;
}

const { Part: SourceLinks } = lazyPart(async () => (await import('./SourceLinks.tsx')).SourceLinks, Words);

/** 来源 CoinGecko、币安 等: the sources of the page's data, with links. */
export function SourceNames() {
  const names = usePageSourceNames();
  return (
    names && (
      <Suspense fallback={<Words part={{ names }} />}>
        <SourceLinks names={names} />
      </Suspense>
    )
  );
}
