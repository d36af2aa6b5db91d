import { answerCaptcha, answerPreflight } from '../../../../features/captcha/answerCaptcha';
import { workBody } from '../../../../features/captcha/bodies';
import { captchaLimits, captchaDependencies } from '../../../../features/captcha/dependencies';
import { answerWork, makeWork } from '../../../../features/captcha/work';
import { bodyParameters, checkParameters } from '../../../../platform/http/parameters';

/** A new challenge of work for the browser. */
export const GET = (request: Request) =>
  answerCaptcha(request, captchaDependencies(request), captchaLimits.work, () => makeWork(new Date()));

/** Checks the solution that the browser computed. */
export const POST = (request: Request) =>
  answerCaptcha(request, captchaDependencies(request), captchaLimits.workAnswers, async () => {
    const { challenge, solution } = checkParameters(workBody, await bodyParameters(request));
    return answerWork(challenge, solution, new Date());
  });

export const OPTIONS = (request: Request) => answerPreflight(request, captchaDependencies(request));
