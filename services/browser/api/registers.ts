import {
  type Declaration,
  RegisterError,
  type RegisterFailure,
  type RegisterPage,
  type Representation,
} from '@/services/domain/registers/register';
import {
  declarationFromWire,
  registerPageFromWire,
  representationFromWire,
} from '@/services/gateway/map/register';
import { isGWLogin } from '@/services/store/isGWLogin';

import { hasFailed } from './apiResult';
import { callApi } from './callApi';

const failures: Record<number, RegisterFailure> = { 401: 'notLoggedIn', 429: 'tooMany' };

interface RegisterQuery {
  /** A number, a company or a product: 2 to 100 characters. */
  keyword: string;
  /** From 1. */
  page: number;
}

const pageSize = 10;

/** Asking without a login would only bring a refusal. */
function expectLogin() {
  if (!isGWLogin()) throw new RegisterError('notLoggedIn');
}

/** Declarations of conformity. @throws RegisterError */
export async function searchDeclarations({
  keyword,
  page,
}: RegisterQuery): Promise<RegisterPage<Declaration>> {
  expectLogin();
  const response = await callApi('searchDeclarations', { keyword, pageNum: page, pageSize });
  if (hasFailed(response)) throw new RegisterError(failures[response.status] ?? 'unavailable');
  return registerPageFromWire(response.data, declarationFromWire);
}

/** Co-operations of authorised representatives. @throws RegisterError */
export async function searchRepresentations({
  keyword,
  page,
}: RegisterQuery): Promise<RegisterPage<Representation>> {
  expectLogin();
  const response = await callApi('searchRepresentations', { keyword, pageNum: page, pageSize });
  if (hasFailed(response)) throw new RegisterError(failures[response.status] ?? 'unavailable');
  return registerPageFromWire(response.data, representationFromWire);
}
