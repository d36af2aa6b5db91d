import { bodyParameters, checkParameters } from '../../../../calls/parameters';
import { answerCaptcha, answerPreflight } from '../../../../captcha/answerCaptcha';
import { puzzleBody } from '../../../../captcha/bodies';
import { answerPuzzle, makePuzzle } from '../../../../captcha/puzzle';
import { captchaLimits, surroundingsOf } from '../../../../captcha/surroundings';

/** A new puzzle. */
export const GET = (request: Request) =>
  answerCaptcha(request, surroundingsOf(request), captchaLimits.puzzles, () => makePuzzle(new Date()));

/** Where somebody put the piece. */
export const POST = (request: Request) =>
  answerCaptcha(request, surroundingsOf(request), captchaLimits.puzzleAnswers, async () => {
    const { id, x } = checkParameters(puzzleBody, await bodyParameters(request));
    return answerPuzzle(id, x, new Date());
  });

export const OPTIONS = (request: Request) => answerPreflight(request, surroundingsOf(request));
