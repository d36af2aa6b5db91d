import { answerCaptcha, answerPreflight, captchaLimits } from '../../../../features/captcha/answerCaptcha';
import { workBody } from '../../../../features/captcha/bodies';
import { answerWork, makeWork } from '../../../../features/captcha/work';
import { bodyParameters, checkParameters } from '../../../../platform/http/parameters';

/** A new challenge of work for the browser. */
export const GET = (request: Request) =>
  answerCaptcha(request, captchaLimits.work, () => makeWork(new Date()));

/** Checks the solution that the browser computed. */
export const POST = (request: Request) =>
  answerCaptcha(request, captchaLimits.workAnswers, async () => {
    const { challenge, solution } = checkParameters(workBody, await bodyParameters(request));
    return answerWork(challenge, solution, new Date());
  });

export const OPTIONS = answerPreflight;
