import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Card } from '#ui/card/Card.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './MembersBlock.module.css';

/** 投资机构: the project's investors. Renders nothing where none is known. */
export function MembersBlock({ detail: { members } }: { readonly detail: CoinDetail }) {
  if (members.length === 0) return null;
  return (
    <Card title="投资机构">
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.name} className={styles.member}>
            <Logo src={member.logo} name={member.name} size={32} />
            <span>
              {member.name}
              {member.title && <span className={styles.title}>{member.title}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
