import { theme } from './theme';

type Rgb = [number, number, number];

/** Reads `#rrggbb` and `rgb(r g b / a)`; a translucent colour is laid over `ground`. */
function rgb(colour: string, ground: Rgb = [255, 255, 255]): Rgb {
  if (colour.startsWith('#')) {
    return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as Rgb;
  }
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue].map(
    (part, index) => (part ?? 0) * alpha + (ground[index] ?? 0) * (1 - alpha),
  ) as Rgb;
}

/** WCAG 2.2, definition of relative luminance. */
function luminance(colour: Rgb) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const { color } = theme;
const text = 4.5;
const graphics = 3;

it.each([
  ['text', 'background', text],
  ['text', 'surface', text],
  ['text', 'signalSurface', text],
  ['textMuted', 'background', text],
  ['textMuted', 'surface', text],
  ['link', 'background', text],
  ['link', 'surface', text],
  ['badgeText', 'surface', text],
  ['badgeText', 'background', text],
  ['signal', 'background', text],
  ['signal', 'surface', text],
  ['signalHover', 'signalSurface', text],
  ['onSignal', 'signal', text],
  ['onSignal', 'signalHover', text],
  ['positive', 'background', text],
  ['onInverse', 'inverse', text],
  ['onInverseMuted', 'inverse', text],
  ['signalOnInverse', 'inverse', text],
  ['lineStrong', 'background', graphics],
  ['lineStrong', 'surface', graphics],
] as const)('%s stands on %s with at least %s : 1', (foreground, background, minimum) => {
  expect(contrast(rgb(color[foreground]), rgb(color[background]))).toBeGreaterThanOrEqual(minimum);
});

it('keeps the header readable while the darkest section scrolls below it', () => {
  const ground = rgb(color.headerBackground, rgb(color.inverse));
  expect(contrast(rgb(color.text), ground)).toBeGreaterThanOrEqual(text);
});

it.each([
  ['onInverse', text],
  ['onInverseMuted', text],
  ['signalOnInverse', graphics],
] as const)('keeps %s readable over a white footer image below the veil', (foreground, minimum) => {
  const ground = rgb(color.imageVeil, [255, 255, 255]);
  expect(contrast(rgb(color[foreground]), ground)).toBeGreaterThanOrEqual(minimum);
});

it.each(color.scale)('gives the map tint %s a readable label', (tint) => {
  const foreground = color.scale.indexOf(tint) >= color.scale.length - 2 ? color.onInverse : color.text;
  expect(contrast(rgb(foreground), rgb(tint))).toBeGreaterThanOrEqual(text);
});
