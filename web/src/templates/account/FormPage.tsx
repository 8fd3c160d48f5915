import type { ReactNode } from 'react';
import { Card } from '#ui/card/Card.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import styles from './account.module.css';

interface FormPageProps {
  title: string;
  summary: string;
  children: ReactNode;
}

/** A page with a single form: one of the login dialog's forms at an address of its own. */
export function FormPage({ title, summary, children }: FormPageProps) {
  return (
    <div className={styles.door}>
      <PageHeader title={title} summary={summary} />
      <Card>{children}</Card>
    </div>
  );
}
