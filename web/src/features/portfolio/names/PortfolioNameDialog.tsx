import { PORTFOLIO_NAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import { type PortfolioName, portfolioNameComplaint } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';

interface PortfolioNameDialogProps {
  /** The one to rename; null for a new one. */
  readonly own: PortfolioName | null;
  readonly portfolios: readonly PortfolioName[];
  readonly onClose: () => void;
  /** Keeps the name and returns why it could not, or null. */
  readonly onSave: (name: string) => Promise<string | null>;
}

/** Asks for the name of a portfolio. */
export function PortfolioNameDialog({ own, portfolios, onClose, onSave }: PortfolioNameDialogProps) {
  const form = useId();
  const [name, setName] = useState(own?.name ?? '');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const why = portfolioNameComplaint(portfolios, name, own?.id ?? null) ?? (await onSave(name.trim()));
    setError(why ?? undefined);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="s"
      title={own === null ? '新建组合' : '重命名组合'}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={form}>
            保存
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label="组合名称"
          value={name}
          error={error}
          autoComplete="off"
          placeholder={`最多 ${PORTFOLIO_NAME_MAX} 个字`}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
