import { LIVING_TERMS } from '@coinmirror/shared/sentences/terms.ts';
import { useWikiIndexQuery, useWikiTermQuery } from '#api/endpoints/wiki.ts';
import { Card } from '#ui/card/Card.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { TermFigure } from './TermFigure.tsx';
import styles from './wiki.module.css';

/** Shown where a term has no related ones with a figure, or the page is no term's: one of each call. */
const USUAL = ['funding-rate', 'market-cap', 'fear-greed', 'gas', 'tvl', 'halving'];
const MOST = 6;

interface LivingTermsProps {
  /** The term whose entry it stands beside; '' beside anything else. */
  readonly id: string;
}

/** Terms beside an entry, each with what it is today: its related ones, else the best known. */
export function LivingTerms({ id }: LivingTermsProps) {
  const term = useWikiTermQuery({ id }, { skip: id === '' });
  const related = (term.data?.value.related ?? []).filter((one) => LIVING_TERMS.includes(one.id));
  const { data } = useWikiIndexQuery({}, { skip: related.length > 0 });
  const all = data?.value.groups.flatMap(({ terms }) => terms) ?? [];
  const usual = USUAL.flatMap((one) => all.find((known) => known.id === one) ?? []);
  const shown = related.length > 0 ? related : usual.filter((one) => one.id !== id);
  if (shown.length === 0) return null;
  return (
    <Card title={related.length > 0 ? '相关词条的现值' : '常查词条的现值'}>
      <ul className={styles.living}>
        {shown.slice(0, MOST).map(({ id: one, name }) => (
          <li key={one}>
            <PageLink to="wikiNoun" params={{ id: one }}>
              {name}
            </PageLink>
            <TermFigure id={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
