import {
  DOCUMENT_MAX_BYTES,
  EMAIL_MAX,
  IMAGE_MAX_BYTES,
  LISTING_LOGO_MAX_BYTES,
  LISTING_LOGO_PIXELS,
} from '../constants/limits.ts';
import type { FieldOption, FileRule, SubmissionStep, TextFieldSpec } from './form.ts';

/** Parts that several submission forms share. */

/** Shown before any question. */
export const LISTING_IS_FREE = '收录不收取任何费用，没有人会索要“上币费”“加急费”或保证金。';

export const YES_NO: readonly FieldOption[] = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
];

export const LOGO_RULE: FileRule = {
  types: ['image/png'],
  maxBytes: LISTING_LOGO_MAX_BYTES,
  pixels: { width: LISTING_LOGO_PIXELS, height: LISTING_LOGO_PIXELS },
};

/** A screenshot: any size in pixels. */
export const SCREENSHOT_RULE: FileRule = { types: ['image/png'], maxBytes: IMAGE_MAX_BYTES };

export const PDF_RULE: FileRule = { types: ['application/pdf'], maxBytes: DOCUMENT_MAX_BYTES };

/** A link of the project: a whole web address of 200 characters at most. */
export function link(name: string, label: string, more: Partial<TextFieldSpec> = {}): TextFieldSpec {
  return { kind: 'url', name, label, max: 200, placeholder: 'https://', ...more };
}

/** Submitter and contact. */
export const CONTACT_STEP: SubmissionStep = {
  key: 'contact',
  title: '联系人',
  summary: '只用于核实这次申请，不会公开，也不会用于推广。',
  fields: [
    { kind: 'text', name: 'contactName', label: '联系人', required: true, max: 40, autoComplete: 'name' },
    {
      kind: 'email',
      name: 'email',
      label: '邮箱',
      required: true,
      max: EMAIL_MAX,
      hint: '建议使用项目域名的邮箱，便于核实',
      autoComplete: 'email',
    },
    {
      kind: 'choice',
      name: 'role',
      label: '提交者身份',
      required: true,
      options: [
        { value: 'team', label: '项目团队' },
        { value: 'community', label: '社区成员' },
        { value: 'other', label: '其他' },
      ],
    },
    { kind: 'text', name: 'contactTelegram', label: 'Telegram', max: 60, placeholder: '@username' },
  ],
};

/** A summary of everything, and the statement required for submitting. */
export const CONFIRM_STEP: SubmissionStep = {
  key: 'confirm',
  title: '核对提交',
  summary: '请核对下面的资料，需要时可以返回修改。',
  fields: [
    {
      kind: 'confirm',
      name: 'confirmed',
      label: '我确认以上资料真实，并有权提供所附的文件',
      complaint: '请先确认资料真实',
    },
  ],
};
