import {
  CHANNEL_FIELDS,
  type ChannelField,
  checkChannel,
  FORM_CHANNEL_FACTS,
  FORM_CHANNELS,
  type FormChannel,
} from '@coinmirror/shared/alerts/channels.ts';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '#api/failure.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { toast } from '#ui/toast/toast.ts';
import styles from '../alerts.module.css';
import { useAlertChannelAddMutation } from './channelsApi.ts';

const KINDS = FORM_CHANNELS.map((value) => ({ value, label: FORM_CHANNEL_FACTS[value].label }));
const EMPTY: Readonly<Record<ChannelField, string>> = { address: '', token: '', chat: '' };

/** Adds a channel: its kind, and the fields of its row. */
export function ChannelDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId();
  const [kind, setKind] = useState<FormChannel>('ntfy');
  const [values, setValues] = useState(EMPTY);
  const [wasTried, setTried] = useState(false);
  const [add, { isLoading, error: refused }] = useAlertChannelAddMutation();
  const complaints = { ...fieldErrors(refused), ...(wasTried && checkChannel(kind, values)) };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(checkChannel(kind, values)).length > 0) return;
    const { error } = await add({ kind, ...values });
    if (error === undefined) {
      toast.success('渠道已添加，可以点“测试”发一条');
      onClose();
    } else if (Object.keys(fieldErrors(error)).length === 0) toast.error(errorText(error));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="添加消息渠道"
      description="地址与令牌加密保存，以后只显示最后四位。"
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={form} busy={isLoading}>
            添加
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <Select
          label="渠道"
          value={kind}
          options={KINDS}
          onChange={(chosen) => {
            setKind(chosen);
            setValues(EMPTY);
            setTried(false);
          }}
        />
        <Fields kind={kind} values={values} complaints={complaints} onChange={setValues} />
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly kind: FormChannel;
  readonly values: Readonly<Record<ChannelField, string>>;
  readonly complaints: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<ChannelField, string>>) => void;
}

function Fields({ kind, values, complaints, onChange }: FieldsProps) {
  const { fields } = FORM_CHANNEL_FACTS[kind];
  return CHANNEL_FIELDS.map((name) => {
    const facts = fields[name];
    if (facts === undefined) return null;
    return (
      <TextField
        key={`${kind} ${name}`}
        label={facts.isOptional ? `${facts.label}（可不填）` : facts.label}
        hint={facts.hint}
        autoComplete="off"
        spellCheck={false}
        inputMode={name === 'address' ? 'url' : 'text'}
        value={values[name]}
        error={complaints[name]}
        onChange={(event) => onChange({ ...values, [name]: event.target.value })}
      />
    );
  });
}
