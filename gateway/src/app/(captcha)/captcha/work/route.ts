import { bodyParameters, checkParameters } from '../../../../calls/parameters';
import { answerCaptcha, answerPreflight } from '../../../../captcha/answerCaptcha';
import { workBody } from '../../../../captcha/bodies';
import { captchaLimits, surroundingsOf } from '../../../../captcha/surroundings';
import { answerWork, makeWork } from '../../../../captcha/work';

/** A new challenge of work for the browser. */
export const GET = (request: Request) =>
  answerCaptcha(request, surroundingsOf(request), captchaLimits.work, () => makeWork(new Date()));

/** What the browser found. */
export const POST = (request: Request) =>
  answerCaptcha(request, surroundingsOf(request), captchaLimits.workAnswers, async () => {
    const { challenge, solution } = checkParameters(workBody, await bodyParameters(request));
    return answerWork(challenge, solution, new Date());
  });

export const OPTIONS = (request: Request) => answerPreflight(request, surroundingsOf(request));
