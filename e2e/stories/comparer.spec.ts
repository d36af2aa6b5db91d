import { expect, test, type Page } from '@playwright/test';

import { schemes } from '../../components/theme/schemes';
import { differences, shrink } from '../support/pictures';

const color = schemes.light;

interface Look {
  border?: string;
  padding?: number;
  text?: string;
  mark?: string;
  shift?: number;
}

/** A card as the site has them, as it is kept for comparison. */
async function pictureOf(page: Page, look: Look = {}) {
  const { border = color.line, padding = 16, text = color.textMuted, mark = color.signal, shift = 0 } = look;
  await page.setViewportSize({ width: 360, height: 320 });
  await page.setContent(`
    <body style="margin: 0; background: ${color.background}; font: 15px/1.5 serif">
      <div style="margin: 16px; padding: ${padding}px; border: 1px solid ${border}">
        <i style="display: block; width: 120px; height: 44px; background: ${mark}"></i>
        <p style="margin: 8px 0 0; color: ${text}; transform: translateX(${shift}px)">
          Tax returns are filed by licensed tax advisers. You see each return before it goes to the office, with the
          figures that it rests on.
        </p>
      </div>
    </body>`);
  return shrink(await page.screenshot({ fullPage: true }), 0.5);
}

const changes: [string, Look, RegExp?][] = [
  ['a border of one pixel in another colour', { border: color.lineStrong }],
  ['much more padding', { padding: 80 }, /^It was 360 × \d+ px and is 360 × \d+ px; it differs from/],
  ['four pixels more padding', { padding: 20 }],
  ['a text in another colour', { text: color.text }],
  ['a button in its hover colour', { mark: color.signalHover }],
];

for (const [name, look, words = /^\d+ of its parts differ, the first at \d+, \d+ px$/] of changes) {
  test(`finds ${name}`, async ({ page }) => {
    const { fault, pictures } = await differences(await pictureOf(page), await pictureOf(page, look), 0.5);
    expect(fault).toMatch(words);
    expect(pictures, 'before, now and what differs').toHaveLength(3);
    expect(new Set(pictures.map(({ width, height }) => `${width} × ${height}`)).size).toBe(1);
  });
}

test('accepts text that is shifted by a tenth of a pixel', async ({ page }) => {
  const { fault } = await differences(await pictureOf(page), await pictureOf(page, { shift: 0.1 }));
  expect(fault).toBeUndefined();
});
