import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

const texts = {
  open: /^(Confirm with a picture|Mit einem Bild bestätigen)$/,
  without: /^(Confirm without the picture|Ohne Bild bestätigen)$/,
  solved: /^(Confirmed|Bestätigt)\./,
};

/**
 * Finds the gap as a person does: the position where the piece's outline is light in the picture and its inside dark.
 * Returns the distance of the piece from the left in pixels of the picture.
 */
function findGap(widget: Element): Promise<number> {
  const [picture, piece] = widget.shadowRoot?.querySelectorAll('img') ?? [];
  const read = async (image: HTMLImageElement | undefined) => {
    if (!image) throw new Error('The captcha shows no picture.');
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width, height, data: context?.getImageData(0, 0, width, height).data ?? [] };
  };
  return Promise.all([read(picture), read(piece)]).then(([ground, shape]) => {
    const alpha = (x: number, y: number) => shape.data[(y * shape.width + x) * 4 + 3] ?? 0;
    const light = (x: number, y: number) => {
      const at = (y * ground.width + x) * 4;
      return [0, 1, 2].reduce((sum, part) => sum + (ground.data[at + part] ?? 0), 0);
    };
    const edge: [number, number][] = [];
    const inside: [number, number][] = [];
    for (let y = 8; y < shape.height - 8; y += 1)
      for (let x = 8; x < shape.width - 8; x += 1) {
        if (alpha(x, y) < 128) continue;
        // The outline is centred on the path, so its middle is some pixels inside.
        const near = (by: number) =>
          [alpha(x - by, y), alpha(x + by, y), alpha(x, y - by), alpha(x, y + by)].some((a) => a < 128);
        if (near(5) && !near(2)) edge.push([x, y]);
        else if (!near(8)) inside.push([x, y]);
      }
    const mean = (points: [number, number][], by: number) =>
      points.reduce((sum, [x, y]) => sum + light(x + by, y), 0) / points.length;
    let best = { at: 0, score: -Infinity };
    for (let at = 0; at <= ground.width - shape.width; at += 1) {
      const score = mean(edge, at) - mean(inside, at);
      if (score > best.score) best = { at, score };
    }
    return (best.at / ground.width) * 320;
  });
}

/** Moves the slider with the keys that every range input has. */
async function moveTo(slider: Locator, target: number) {
  const value = async () => Number(await slider.inputValue());
  await slider.focus();
  for (let now = await value(); target - now > 26; now = await value()) await slider.press('PageUp');
  for (let now = await value(); target - now > 1; now = await value()) await slider.press('ArrowRight');
  for (let now = await value(); now - target > 1; now = await value()) await slider.press('ArrowLeft');
}

/** Confirms with the picture, by keyboard alone. */
export async function solveByKeyboard(page: Page) {
  const open = page.getByRole('button', { name: texts.open });
  await open.focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider');
  await expect(slider).toBeFocused();
  await moveTo(slider, await page.locator('slider-captcha').evaluate(findGap));
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.solved)).toBeFocused();
}

/** Confirms by work of the device. */
export async function solveByWork(page: Page) {
  await page.getByRole('button', { name: texts.without }).click();
  await expect(page.getByText(texts.solved)).toBeFocused({ timeout: 45_000 });
}
