import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { pictureMark } from '#ui/simulated.ts';
import { changeOf } from './content.ts';
import { SharePictureButton } from './SharePictureButton.tsx';

describe('a share picture', () => {
  test('carries the mark of simulated data', () => {
    document.documentElement.dataset['source'] = 'simulated';
    expect(pictureMark()).toContain('演示数据');
    document.documentElement.dataset['source'] = 'live';
    expect(pictureMark()).not.toContain('演示数据');
    delete document.documentElement.dataset['source'];
  });

  test('shows an unknown change as missing, not as zero', () => {
    expect(changeOf(null)).toEqual({ text: '--', direction: 'flat' });
    expect(changeOf(-3).direction).toBe('down');
  });

  /** jsdom draws nothing: the test checks the picture's text alternative. */
  function withoutCanvas() {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['png'])));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  }

  test('of an article is a poster of its title and excerpt', async () => {
    withoutCanvas();
    render(
      <SharePictureButton
        source={() => ({
          title: '减半减的是什么',
          article: { text: '每隔 210,000 个区块', source: '编辑部' },
        })}
      />,
    );
    await userEvent.setup().click(screen.getByText('分享图'));
    const picture = await screen.findByRole('img', { name: /减半减的是什么/ });
    expect(picture.getAttribute('alt')).toContain('每隔 210,000 个区块');
  });

  test('opens with the page’s content, to be saved or copied', async () => {
    withoutCanvas();
    render(
      <SharePictureButton
        source={() => ({
          title: '比特币 BTC',
          subtitle: '价格与24H涨幅',
          asOf: 0,
          coin: { price: 100_000, change: 2.5, volume24h: 9.3e10, marketCap: null, line: [1, 2] },
        })}
      />,
    );
    await userEvent.setup().click(screen.getByText('分享图'));
    const picture = await screen.findByRole('img', { name: /比特币 BTC/ });
    expect(picture.getAttribute('alt')).toContain('+2.50%');
    expect(picture.getAttribute('alt')).toContain('24H成交额 $930亿，流通市值 --');
    expect(screen.getByRole('button', { name: '复制图片' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '保存图片' })).toBeTruthy();
  });
});
