import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fine } from './captured.ts';
import type { renderRoute } from './renderRoute.tsx';
import { server } from './server.ts';

export const RECEIPT = fine({ receipt: 'CM-COIN-20261122-00042', addtime: 1_790_000_000 });
export const INTRO = '镜'.repeat(100);

export type User = Awaited<ReturnType<typeof renderRoute>>['user'];

/** A PNG of this size in pixels. */
export function png(width = 500): File {
  return new File([pngOf(width)], 'logo.png', { type: 'image/png' });
}

/** Answers uploads in turn, then repeats the last; counts them. */
export function uploads(...answers: readonly (() => Response)[]) {
  const { path } = endpoints.submissionUpload;
  const calls: number[] = [];
  server.use(
    http.post(`*/community${path}`, () => {
      calls.push(calls.length);
      return (answers[calls.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return calls;
}
export const arrived = () => HttpResponse.json(fine({ id: 'file-1', size: 64 }));

/** The label of a required field has an asterisk. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>((text) => text === label || text === `${label}*`, {
    selector: 'input,textarea',
  });
export const next = (user: User) => user.click(screen.getByRole('button', { name: '下一步' }));
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

export async function fill(user: User, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}

export async function choose(user: User, group: string, option: string) {
  const set = within(screen.getByRole('group', { name: new RegExp(group) }));
  await user.click(set.getByLabelText(option));
}

export async function fillContact(user: User) {
  await fill(user, '联系人', '小镜');
  await fill(user, '邮箱', 'listing@example.com');
  await choose(user, '提交者身份', '项目团队');
  await next(user);
}

/** Completes all steps up to the last one. */
export async function fillAll(user: User) {
  await fillContact(user);
  await heading('基本信息');
  await fill(user, '项目全称', 'Mirror');
  await fill(user, '简称', 'MIR');
  await choose(user, '赛道', 'DeFi');
  await fill(user, '项目介绍', INTRO);
  await next(user);
  await heading('发行');
  await choose(user, '是否已发币', '否');
  await fill(user, '上线日期', '2026-12-01');
  await choose(user, '是否开源', '否');
  await choose(user, '是否审计', '否');
  await next(user);
  await heading('链接');
  await fill(user, '官网', 'https://example.com');
  await next(user);
  await heading('资料上传');
  await user.upload(await field('标志'), png());
  await screen.findByText(/已上传/);
  await next(user);
  await heading('核对提交');
}

export const send = () => screen.getByRole('button', { name: '提交申请' });
