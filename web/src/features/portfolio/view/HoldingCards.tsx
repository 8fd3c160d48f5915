import type { NamedHolding } from '@coinmirror/shared/columns/holdings.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import type { Column } from '#ui/table/column.ts';
import styles from './HoldingCards.module.css';

interface HoldingCardsProps {
  readonly rows: readonly NamedHolding[];
  /** The table's columns; name and actions are the card's header. */
  readonly columns: readonly Column<NamedHolding>[];
}

const HEAD: ReadonlySet<string> = new Set(['name', 'manage']);
/** An amount and its percentage do not fit into half a card. */
const WIDE: ReadonlySet<string> = new Set(['unrealised', 'realised']);

/** The holdings on a phone: one card each, so that nothing is off screen. */
export function HoldingCards({ rows, columns }: HoldingCardsProps) {
  const display = useDisplay();
  const manage = columns.find(({ id }) => id === 'manage');
  const facts = columns.filter(({ id }) => !HEAD.has(id));
  return (
    <ul className={styles.cards} aria-label="持仓">
      {rows.map((row, index) => (
        <li key={row.code} className={styles.card}>
          <div className={styles.head}>
            <Logo src={row.logo} name={row.symbol} size={24} />
            <PageLink to="coin" params={{ coinCode: row.code }} className={styles.name}>
              {row.name} <small>{row.symbol}</small>
            </PageLink>
            {manage?.cell?.(row, index, { onPhone: true })}
          </div>
          <dl className={styles.facts}>
            {facts.map(({ id, label, written }) => (
              <div key={id} className={WIDE.has(id) ? styles.wide : undefined}>
                <dt>{label}</dt>
                <dd>{written && <NumberText written={written(row, display)} />}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
