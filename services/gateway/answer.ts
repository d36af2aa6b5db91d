import { z } from 'zod';

import { type CallData, type CallName, calls } from '@/contract/calls/calls';
import { codes } from '@/contract/calls/envelope';

import { GatewayAnswerInvalid, GatewayNotFound, GatewayRefused } from './errors';
import type { HttpAnswer } from './transport';

const answerEnvelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() });
export type Envelope = z.infer<typeof answerEnvelope>;

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * The envelope of an answer; the data of a success fits the contract and has only what the contract knows.
 * @throws GatewayAnswerInvalid, GatewayRefused (an HTTP status that is no success, without an envelope)
 */
export function readEnvelope(name: CallName, { status, data: body }: HttpAnswer): Envelope {
  const { path, data: schema } = calls[name];
  const answer = answerEnvelope.safeParse(body);
  if (!answer.success) {
    throw isSuccess(status)
      ? new GatewayAnswerInvalid(path, ['no envelope'])
      : new GatewayRefused(path, status, undefined);
  }
  const { code, msg, data } = answer.data;
  if (!isSuccess(status) || code !== codes.success) return { code, msg, data };
  const checked = schema.safeParse(data);
  if (checked.success) return { code, msg, data: checked.data };
  const issues = checked.error.issues.map(({ path: field, code: fault }) => `${field.join('.')}: ${fault}`);
  throw new GatewayAnswerInvalid(path, issues);
}

/** `data` of a successful answer; throws a `GatewayError` for every other answer. */
export function dataOfAnswer<N extends CallName>(name: N, answer: HttpAnswer): CallData<N> {
  const { code, data } = readEnvelope(name, answer);
  if (code === codes.notFound) throw new GatewayNotFound(calls[name].path);
  if (code !== codes.success || !isSuccess(answer.status))
    throw new GatewayRefused(calls[name].path, answer.status, code);
  return data as CallData<N>;
}
