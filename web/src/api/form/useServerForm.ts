import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form';
import { toFormResult } from '#ui/form/toFormResult.ts';
import { useOnce } from '#ui/form/useOnce.ts';
import { useOnline } from '#ui/state/useOnline.ts';
import { toast } from '#ui/toast/toast.ts';
import { errorText, fieldErrors } from '../failure.ts';
import { keyFor, type SendKey } from './sendKey.ts';
import { type DraftOptions, useFormDraft, useStoredDraft } from './useFormDraft.ts';
import { useOnOtherOwner } from './useOnOtherOwner.ts';

/** The result of a mutation. */
type Answer<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

type Complaints<Values> = Readonly<Partial<Record<keyof Values, string | null>>>;

export interface ServerFormOptions<Values extends FieldValues, Data> {
  /** The form's values before anything is typed. */
  readonly empty: Values;
  /** Values that may change elsewhere (a profile): the form follows them where nothing has been typed. */
  readonly values?: Values;
  /** Validates: one complaint for each wrong field. */
  readonly check: (values: Values) => Complaints<Values> | Promise<Complaints<Values>>;
  /** Submits; `key` stays the same while the same values are retried. */
  readonly send: (values: Values, key: string) => Promise<Answer<Data>>;
  readonly onSent: (data: Data, values: Values) => void;
  /** The submission failed: the form shows why, unless this returns true. */
  readonly onFailed?: (error: unknown, values: Values) => boolean;
  /**
   * Called with the names of wrong fields, before or after submitting, where they need more than a message.
   */
  readonly onWrong?: (names: readonly string[]) => void;
  /** Somebody else writes here now, and the form has begun anew for them. */
  readonly onOtherOwner?: () => void;
  /** Saves what is typed in this browser until it has been submitted. */
  readonly draft?: DraftOptions<Values>;
}

const OFFLINE = '网络已断开，填写的内容已保留，联网后再提交';

/**
 * A form submitted to the server: messages at the fields (from its own rules and from the server), focus on
 * the first wrong field, one submission however often it is pressed, and a draft that survives a reload.
 */
export function useServerForm<Values extends FieldValues, Data>(options: ServerFormOptions<Values, Data>) {
  const stored = useStoredDraft(options.draft);
  const lastSent = useRef<SendKey | undefined>(stored?.sent);
  const form = useForm<Values>({ ...startOf(options, stored?.values), resolver: judge });
  const { errors } = form.formState;
  const isOnline = useOnline();
  const draft = useFormDraft({
    form,
    options: options.draft,
    empty: options.empty,
    restoredAt: stored?.savedAt ?? null,
    sent: lastSent,
  });
  useOnOtherOwner(() => {
    if (options.values === undefined) draft.turn();
    else form.reset(options.values);
    options.onOtherOwner?.();
  });

  async function judge(values: Values) {
    return toFormResult(values, await options.check(values));
  }

  function showErrors(found: Readonly<Record<string, string>>): void {
    const names = Object.keys(found).filter((name): name is Path<Values> => name in options.empty);
    for (const [at, name] of names.entries()) {
      form.setError(name, { type: 'server', message: found[name] ?? '' }, { shouldFocus: at === 0 });
    }
    if (names.length > 0) options.onWrong?.(names);
  }

  const [send, isSending] = useOnce(async (values: Values) => {
    if (!navigator.onLine) return toast.error(OFFLINE);
    lastSent.current = keyFor(values, lastSent.current);
    draft.save();
    const { data, error } = await options.send(values, lastSent.current.key);
    if (error === undefined && data !== undefined) {
      // What was typed while the submission was under way is kept.
      if (JSON.stringify(form.getValues()) === lastSent.current.of) draft.finish();
      lastSent.current = undefined;
      return options.onSent(data, values);
    }
    if (options.onFailed?.(error, values)) return;
    showErrors(fieldErrors(error));
    toast.error(errorText(error));
  });

  /**
   * Clears a message as soon as it no longer applies. After the first submission every change validates
   * anyway.
   */
  function reconsider(name: Path<Values>): void {
    if (!form.formState.isSubmitted && complaintOf(errors, name)) void form.trigger(name);
  }

  const submit = form.handleSubmit(send, (wrong) => options.onWrong?.(Object.keys(wrong)));

  return {
    form,
    /** Props for a field of the kit: react-hook-form's register, and the field's message. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => reconsider(name) }),
      error: complaintOf(errors, name),
    }),
    error: (name: string) => complaintOf(errors, name),
    /** For `onSubmit`. */
    submit: (event?: { preventDefault(): void }) => {
      event?.preventDefault();
      void submit();
    },
    isSending,
    isOnline,
    draft: draft.controls,
  };
}

function startOf<Values extends FieldValues, Data>(
  { empty, values }: ServerFormOptions<Values, Data>,
  draft: Values | undefined,
): UseFormProps<Values> {
  if (values !== undefined) return { values, resetOptions: { keepDirtyValues: true } };
  return { defaultValues: (draft ?? empty) as DefaultValues<Values> };
}

function complaintOf(errors: object, name: string): string | undefined {
  const found: unknown = (errors as Readonly<Record<string, unknown>>)[name];
  return typeof found === 'object' && found !== null && 'message' in found
    ? String(found.message)
    : undefined;
}
