import type { Declaration, RegisterPage, Representation } from '@/services/domain/registers/register';

import { request } from './client';
import type { CallContext } from './headers';
import { toDeclaration, toRegisterPage, toRepresentation } from './map/register';

interface RegisterQuery {
  /** A number, a company or a product: 2 to 100 characters. */
  keyword: string;
  /** From 1. */
  page?: number;
  /** At most 50. */
  pageSize: number;
}

const paramsOf = ({ keyword, page = 1, pageSize }: RegisterQuery) => ({ keyword, pageNum: page, pageSize });

/** Declarations of conformity that fit a text. Needs `context.token` (requirements, 6). */
export async function searchDeclarations(
  query: RegisterQuery,
  context: CallContext,
): Promise<RegisterPage<Declaration>> {
  return toRegisterPage(await request('searchDeclarations', paramsOf(query), context), toDeclaration);
}

/** Co-operations of authorised representatives that fit a text. Needs `context.token` (requirements, 6). */
export async function searchRepresentations(
  query: RegisterQuery,
  context: CallContext,
): Promise<RegisterPage<Representation>> {
  return toRegisterPage(await request('searchRepresentations', paramsOf(query), context), toRepresentation);
}
