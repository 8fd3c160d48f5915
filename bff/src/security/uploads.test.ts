import type { UploadRule } from '@coinmirror/shared/contract/endpoint.ts';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../http/failure.ts';
import { checkUpload } from './uploads.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function form(parts: Record<string, string | Blob>): Promise<{ body: Buffer; type: string }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) data.set(name, value);
  const response = new Response(data);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

async function refusalOf(parts: Record<string, string | Blob>): Promise<string | null> {
  const { body, type } = await form(parts);
  return checkUpload(body, type).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.kind : 'another error'),
  );
}

describe('uploads', () => {
  test('a picture is taken, whatever it is called', async () => {
    expect(await refusalOf({ name: 'x', file: new Blob([PNG], { type: 'text/html' }) })).toBeNull();
  });

  test.each(['<html>', '<svg xmlns=', 'MZ\x90\0', 'GIF89a', ''])(
    '%j is no picture we take, whatever it says it is',
    async (text) => {
      expect(await refusalOf({ file: new Blob([text], { type: 'image/png' }) })).toBe('unsupportedType');
    },
  );

  test('more than 2 MB is too much', async () => {
    const large = new Blob([PNG, new Uint8Array(2 * 1024 * 1024)]);
    expect(await refusalOf({ file: large })).toBe('tooLarge');
  });

  test('a form that breaks off is no form', async () => {
    const { body, type } = await form({ file: new Blob([PNG]) });
    await expect(checkUpload(body.subarray(0, -20), type)).rejects.toBeInstanceOf(Refusal);
    await expect(checkUpload(body, 'multipart/form-data')).rejects.toBeInstanceOf(Refusal);
  });
});

describe('a call that takes documents', () => {
  const rule: UploadRule = { types: ['application/pdf'], maxBytes: 3 * 1024 * 1024 };
  const refusalOf = async (file: Blob) => {
    const { body, type } = await form({ file });
    return checkUpload(body, type, rule).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.kind : 'another error'),
    );
  };

  test('takes them up to its own size, and no pictures', async () => {
    expect(await refusalOf(new Blob(['%PDF-1.7\n', new Uint8Array(2.5 * 1024 * 1024)]))).toBeNull();
    expect(await refusalOf(new Blob(['%PDF-1.7\n', new Uint8Array(3 * 1024 * 1024)]))).toBe('tooLarge');
    expect(await refusalOf(new Blob([PNG]))).toBe('unsupportedType');
  });
});
