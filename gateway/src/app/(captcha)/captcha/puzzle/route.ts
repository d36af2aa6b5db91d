import { answerCaptcha, answerPreflight, captchaLimits } from '../../../../features/captcha/answerCaptcha';
import { puzzleBody } from '../../../../features/captcha/bodies';
import { answerPuzzle, makePuzzle } from '../../../../features/captcha/puzzle';
import { bodyParameters, checkParameters } from '../../../../platform/http/parameters';

/** A new puzzle. */
export const GET = (request: Request) =>
  answerCaptcha(request, captchaLimits.puzzles, () => makePuzzle(new Date()));

/** Checks the position of the piece. */
export const POST = (request: Request) =>
  answerCaptcha(request, captchaLimits.puzzleAnswers, async () => {
    const { id, x } = checkParameters(puzzleBody, await bodyParameters(request));
    return answerPuzzle(id, x, new Date());
  });

export const OPTIONS = answerPreflight;
