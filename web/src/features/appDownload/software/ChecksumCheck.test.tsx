import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ChecksumCheck } from './ChecksumCheck.tsx';

/** SHA-256 of `abc` (FIPS 180-4, appendix B.1). */
const OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

async function check(published: string) {
  const user = userEvent.setup();
  render(<ChecksumCheck />);
  await user.type(screen.getByLabelText('官方公布的 SHA-256'), published);
  await user.upload(screen.getByLabelText('已下载的文件'), new File(['abc'], 'wallet.apk'));
}

describe('a downloaded file', () => {
  test.each([
    [OF_ABC, '✓ 一致：文件与官方公布的相同。'],
    [OF_ABC.replace('b', 'c'), '✗ 不一致：不要安装，请从官方网站重新下载后再核对。'],
  ])('is held against %s', async (published, verdict) => {
    await check(published);
    expect(await screen.findByText(verdict)).toBeTruthy();
  });

  test('is hashed on this device, and nothing says that it was uploaded', async () => {
    await check(OF_ABC);
    expect(await screen.findByText(/^已读取/)).toBeTruthy();
    expect(screen.queryByText(/^已上传/)).toBeNull();
  });
});
