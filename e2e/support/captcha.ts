import { type APIRequestContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { required } from './environment';
import { newAddress } from './visitor';

const texts = {
  open: /^(Confirm with a picture|Mit einem Bild bestätigen)$/,
  without: /^(Confirm without the picture|Ohne Bild bestätigen)$/,
  solved: /^(Confirmed|Bestätigt)\./,
};

/** Width of the picture in CSS pixels, in which the gateway counts. */
const width = 320;

async function pixelsOf(address: string) {
  const file = Buffer.from(address.replace(/^data:[^,]*,/, ''), 'base64');
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/**
 * Finds the gap as a person does: the position where the piece's outline is light in the picture and its inside dark.
 * Both are data addresses. Answers the distance of the piece from the left in CSS pixels.
 */
async function findGap(pictureAddress: string, pieceAddress: string): Promise<number> {
  const [picture, piece] = await Promise.all([pixelsOf(pictureAddress), pixelsOf(pieceAddress)]);
  const alpha = (x: number, y: number) => piece.data[(y * piece.width + x) * 4 + 3] ?? 0;
  const edge: number[] = [];
  const inside: number[] = [];
  for (let y = 8; y < piece.height - 8; y += 1)
    for (let x = 8; x < piece.width - 8; x += 1) {
      if (alpha(x, y) < 128) continue;
      // The outline is centred on the path, so its middle is some pixels inside.
      const near = (by: number) =>
        [alpha(x - by, y), alpha(x + by, y), alpha(x, y - by), alpha(x, y + by)].some((a) => a < 128);
      if (near(5) && !near(2)) edge.push((y * picture.width + x) * 4);
      else if (!near(8)) inside.push((y * picture.width + x) * 4);
    }
  const light = (at: number) =>
    (picture.data[at] ?? 0) + (picture.data[at + 1] ?? 0) + (picture.data[at + 2] ?? 0);
  const mean = (places: number[], by: number) =>
    places.reduce((sum, at) => sum + light(at + by * 4), 0) / places.length;
  const scores = Array.from(
    { length: picture.width - piece.width + 1 },
    (_, by) => mean(edge, by) - mean(inside, by),
  );
  return (scores.indexOf(Math.max(...scores)) / picture.width) * width;
}

/** A solved captcha, without a page: by its picture, which costs a machine less than the work does. */
export async function solveCaptcha(request: APIRequestContext): Promise<string> {
  const captcha = `${required('E2E_GATEWAY_URL')}/captcha/puzzle`;
  const headers = { 'x-forwarded-for': newAddress() };
  const asked = await request.get(captcha, { headers });
  const { data: puzzle } = (await asked.json()) as { data: { id: string; picture: string; piece: string } };
  const x = await findGap(puzzle.picture, puzzle.piece);
  const answer = await request.post(captcha, { headers, data: { id: puzzle.id, x } });
  return ((await answer.json()) as { data: { captchaToken: string } }).data.captchaToken;
}

/** Confirms with the picture, by keyboard alone. */
export async function solveByKeyboard(page: Page) {
  await page.getByRole('button', { name: texts.open }).focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider');
  await expect(slider).toBeFocused();
  const addresses = await page
    .locator('slider-captcha')
    .evaluate((widget) => [...(widget.shadowRoot?.querySelectorAll('img') ?? [])].map(({ src }) => src));
  const gap = await findGap(addresses[0] ?? '', addresses[1] ?? '');
  const missing = async () => gap - Number(await slider.inputValue());
  while ((await missing()) > 26) await page.keyboard.press('PageUp');
  while ((await missing()) > 1) await page.keyboard.press('ArrowRight');
  while ((await missing()) < -1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.solved)).toBeFocused();
}

/** Confirms by work of the device. */
export async function solveByWork(page: Page) {
  await page.getByRole('button', { name: texts.without }).click();
  await expect(page.getByText(texts.solved)).toBeFocused({ timeout: 45_000 });
}
