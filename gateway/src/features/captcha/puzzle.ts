import { createHmac } from 'node:crypto';

import { countAttempt } from '../../platform/limits/limit';
import { keyFor, makeTicket, readTicket } from '../../platform/secrets/ticket';
import { drawPuzzle, pictureSize, pieceSize, type PiecePosition } from './drawPuzzle';
import { issueCaptchaToken, tokenLifetime } from './token';

/** Seconds. */
export const puzzleLifetime = 120;
/** How far off, in CSS pixels, still counts: more than a steady hand misses, less than a twentieth of the way. */
export const tolerance = 5;

const tries = { name: 'captcha-tries', points: 3, seconds: puzzleLifetime };
const solution = { name: 'captcha-solved', points: 1, seconds: puzzleLifetime };

const margin = 4;
/** Clear of where the piece starts. */
const leftmost = pieceSize + 16;
const rightmost = pictureSize.width - pieceSize - margin;
const lowest = pictureSize.height - pieceSize - margin;

/**
 * The right position of a puzzle's piece. It is computed from the puzzle's ticket with a key of this gateway, so that nothing
 * needs to be kept and nothing is told.
 */
export function piecePosition(ticket: string): PiecePosition {
  const hash = createHmac('sha256', keyFor('captcha place')).update(ticket).digest();
  const within = (bytes: number, min: number, max: number) => min + (bytes % (max - min + 1));
  return {
    x: within(hash.readUInt32BE(0), leftmost, rightmost),
    y: within(hash.readUInt32BE(4), margin, lowest),
  };
}

/** A new puzzle as the browser gets it: images as data addresses, sizes in CSS pixels, times in seconds. */
export async function makePuzzle(now: Date) {
  const ticket = makeTicket('captcha puzzle', puzzleLifetime, now);
  const { picture, piece } = await drawPuzzle(piecePosition(ticket));
  const address = (image: Buffer) => `data:image/webp;base64,${image.toString('base64')}`;
  return {
    id: ticket,
    picture: address(picture),
    piece: address(piece),
    width: pictureSize.width,
    height: pictureSize.height,
    pieceWidth: pieceSize,
    tries: tries.points,
    validFor: puzzleLifetime,
  };
}

export interface Solved {
  solved: true;
  captchaToken: string;
  /** Seconds. */
  validFor: number;
}
export type PuzzleAnswer = Solved | { solved: false; triesLeft: number };

export const solvedToken = (now: Date): Solved => ({
  solved: true,
  captchaToken: issueCaptchaToken(now),
  validFor: tokenLifetime,
});

/**
 * Checks where somebody put the piece. Every look costs a try, the right one too; null for a puzzle that is not ours,
 * past its time, out of tries or solved before.
 */
export async function answerPuzzle(ticket: string, x: number, now: Date): Promise<PuzzleAnswer | null> {
  const puzzle = readTicket('captcha puzzle', ticket, now);
  if (puzzle === null) return null;
  const { isAllowed, left } = await countAttempt(tries, puzzle.id);
  if (!isAllowed) return null;
  if (Math.abs(x - piecePosition(ticket).x) > tolerance) return { solved: false, triesLeft: left };
  return (await countAttempt(solution, puzzle.id)).isAllowed ? solvedToken(now) : null;
}
