import { z } from 'zod';

import { type CallData, type CallName, calls } from '@/contract/calls/calls';
import { codes } from '@/contract/calls/envelope';

import { GatewayAnswerInvalid, GatewayNotFound, GatewayRefused } from './errors';
import type { HttpResponse } from './transport';

const envelope = z.object({ code: z.number().int(), msg: z.string(), data: z.unknown() });
export type Envelope = z.infer<typeof envelope>;

const isSuccess = (status: number) => status >= 200 && status < 300;

/**
 * The envelope of a response; the data of a success fits the contract and has only what the contract knows.
 * @throws GatewayAnswerInvalid, GatewayRefused (an HTTP status that is no success, without an envelope)
 */
export function readEnvelope(name: CallName, { status, data: body }: HttpResponse): Envelope {
  const { path, data: schema } = calls[name];
  const parsed = envelope.safeParse(body);
  if (!parsed.success) {
    throw isSuccess(status)
      ? new GatewayAnswerInvalid(path, ['no envelope'])
      : new GatewayRefused(path, status, undefined);
  }
  const { code, msg, data } = parsed.data;
  if (!isSuccess(status) || code !== codes.success) return { code, msg, data };
  const checked = schema.safeParse(data);
  if (checked.success) return { code, msg, data: checked.data };
  const issues = checked.error.issues.map(({ path: field, code: fault }) => `${field.join('.')}: ${fault}`);
  throw new GatewayAnswerInvalid(path, issues);
}

/** `data` of a successful response; throws a `GatewayError` for every other one. */
export function dataOfResponse<N extends CallName>(name: N, response: HttpResponse): CallData<N> {
  const { code, data } = readEnvelope(name, response);
  if (code === codes.notFound) throw new GatewayNotFound(calls[name].path);
  if (code !== codes.success || !isSuccess(response.status))
    throw new GatewayRefused(calls[name].path, response.status, code);
  return data as CallData<N>;
}
