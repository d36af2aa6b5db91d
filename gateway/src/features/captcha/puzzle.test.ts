import sharp from 'sharp';

import { makeTicket } from '../../platform/secrets/ticket';
import { pictureSize, pieceSize } from './drawPuzzle';
import { answerPuzzle, makePuzzle, piecePosition, puzzleLifetime, tolerance } from './puzzle';
import { redeemCaptchaToken } from './token';

jest.mock('../../platform/secrets/secrets', () => ({
  loadSecrets: () => ({ payloadSecret: 'the secret of all gateways on one database' }),
}));

const now = new Date('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

/** A puzzle without its drawing, and the position of its piece. */
function puzzle() {
  const id = makeTicket('captcha puzzle', puzzleLifetime, now);
  return { id, x: piecePosition(id).x };
}

it.each([0, tolerance, -tolerance])(
  'is solved %d pixels off, and gives a token that is valid once',
  async (off) => {
    const { id, x } = puzzle();
    const answer = await answerPuzzle(id, x + off, later(5));
    expect(answer).toMatchObject({ solved: true, validFor: 600 });
    const token = answer?.solved ? answer.captchaToken : '';
    expect(await redeemCaptchaToken(token, later(6))).toBe(true);
    expect(await redeemCaptchaToken(token, later(6))).toBe(false);
  },
);

it.each([tolerance + 0.1, -tolerance - 0.1, 40, -40])('is not solved %d pixels off', async (off) => {
  const { id, x } = puzzle();
  expect(await answerPuzzle(id, x + off, now)).toEqual({ solved: false, triesLeft: 2 });
});

it('has three tries', async () => {
  const { id, x } = puzzle();
  expect(await answerPuzzle(id, 0, now)).toEqual({ solved: false, triesLeft: 2 });
  expect(await answerPuzzle(id, 1, now)).toEqual({ solved: false, triesLeft: 1 });
  expect(await answerPuzzle(id, 2, now)).toEqual({ solved: false, triesLeft: 0 });
  expect(await answerPuzzle(id, x, now)).toBeNull();
});

it('has three tries, also for simultaneous answers', async () => {
  const { id } = puzzle();
  const longestWay = pictureSize.width - pieceSize;
  const answers = await Promise.all(Array.from({ length: longestWay }, (_, x) => answerPuzzle(id, x, now)));
  expect(answers.filter((answer) => answer !== null).length).toBeLessThanOrEqual(3);
});

it('is solved once', async () => {
  const { id, x } = puzzle();
  const answers = await Promise.all([1, 2, 3].map(() => answerPuzzle(id, x, now)));
  expect(answers.filter((answer) => answer?.solved)).toHaveLength(1);
});

it.each([
  [puzzleLifetime - 1, true],
  [puzzleLifetime, false],
])('%d seconds later it can be solved: %s', async (seconds, expected) => {
  const { id, x } = puzzle();
  expect(Boolean(await answerPuzzle(id, x, later(seconds)))).toBe(expected);
});

it.each(['', 'x', makeTicket('captcha token', 100, now), makeTicket('captcha puzzle', 100, now).slice(1)])(
  'returns null for an unknown id: %s',
  async (id) => expect(await answerPuzzle(id, 100, now)).toBeNull(),
);

it('places the piece anywhere from 72 to 260 pixels', () => {
  const places = Array.from({ length: 3_000 }, () => puzzle().x);
  expect(Math.min(...places)).toBe(72);
  expect(Math.max(...places)).toBe(260);
  expect(new Set(places).size).toBe(189);
});

it('is drawn differently each time and does not contain the position of the piece', async () => {
  const [one, other] = await Promise.all([makePuzzle(now), makePuzzle(now)]);
  expect(one.picture).not.toBe(other.picture);
  const { picture, piece, id: _id, ...rest } = one;
  expect(rest).toEqual({ width: 320, height: 180, pieceWidth: 56, tries: 3, validFor: 120 });
  const sizeOf = async (address: string) => {
    const image = Buffer.from(address.replace('data:image/webp;base64,', ''), 'base64');
    const { width, height, exif, xmp } = await sharp(image).metadata();
    return { width, height, exif, xmp };
  };
  const height = pictureSize.height * 2;
  expect(await sizeOf(picture)).toEqual({ width: 640, height, exif: undefined, xmp: undefined });
  expect(await sizeOf(piece)).toEqual({ width: 112, height, exif: undefined, xmp: undefined });
});
