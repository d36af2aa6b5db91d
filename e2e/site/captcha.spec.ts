import { solveByKeyboard, solveByWork } from '../support/captcha';
import { required } from '../support/environment';
import { expect, test } from '../support/test';

// Shows (requirements, 7.22 and 11.14).

const form = () => `${required('E2E_GATEWAY_URL')}/user/forgotten`;
const token = /^[\w-]{22}\.\d{13}\.\.[\w-]{43}$/;

const valueOf = (element: HTMLElement) =>
  new FormData(element.closest('form') ?? undefined).get('captchaToken');

test('the captcha is solved by keyboard and gives its form a token', async ({ page }) => {
  await page.goto(form());
  await solveByKeyboard(page);
  expect(await page.locator('slider-captcha').evaluate(valueOf)).toMatch(token);
});

test('the work of the device can be stopped, and gives a token once it is done', async ({ page }) => {
  await page.goto(form());
  await page.getByRole('button', { name: 'Confirm without the picture' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Confirm with a picture' })).toBeVisible();
  expect(await page.locator('slider-captcha').evaluate(valueOf)).toBeNull();
  await solveByWork(page);
  expect(await page.locator('slider-captcha').evaluate(valueOf)).toMatch(token);
});

test('a wrong position is announced, and after three a new picture appears', async ({ page }) => {
  await page.goto(form());
  await page.getByRole('button', { name: 'Confirm with a picture' }).click();
  const picture = () => page.locator('slider-captcha img').first().getAttribute('src');
  const first = await picture();
  const status = page.locator('slider-captcha').getByRole('status');
  const check = page.getByRole('button', { name: 'Check' });
  await check.click();
  await expect(status).toHaveText('Not quite. 2 tries left.');
  await check.click();
  await expect(status).toHaveText('Not quite. One try left.');
  await check.click();
  await expect(status).toHaveText('That was not it. Here is another picture.');
  expect(await picture()).not.toBe(first);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap on the slider moves the piece, which is as wide as its handle', async ({ page }) => {
    await page.goto(form());
    await page.getByRole('button', { name: 'Confirm with a picture' }).tap();
    const slider = page.getByRole('slider');
    const box = await slider.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await slider.tap({ position: { x: (box?.width ?? 0) / 2, y: 10 } });
    expect(Math.abs(Number(await slider.inputValue()) - 132)).toBeLessThan(6);
    const stage = await page.locator('slider-captcha .stage').boundingBox();
    const piece = await page.locator('slider-captcha .piece').boundingBox();
    const middle = (part: typeof piece) => (part?.x ?? 0) + (part?.width ?? 0) / 2;
    expect(Math.abs(middle(piece) - middle(stage))).toBeLessThan(6);
  });
});
