import type { Declaration, RegisterPage, Representation } from '@/services/domain/registers/register';

import { callGateway } from './client';
import type { GatewayCallContext } from './headers';
import { declarationFromWire, registerPageFromWire, representationFromWire } from './map/register';

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
  context: GatewayCallContext,
): Promise<RegisterPage<Declaration>> {
  return registerPageFromWire(
    await callGateway('searchDeclarations', paramsOf(query), context),
    declarationFromWire,
  );
}

/** Co-operations of authorised representatives that fit a text. Needs `context.token` (requirements, 6). */
export async function searchRepresentations(
  query: RegisterQuery,
  context: GatewayCallContext,
): Promise<RegisterPage<Representation>> {
  return registerPageFromWire(
    await callGateway('searchRepresentations', paramsOf(query), context),
    representationFromWire,
  );
}
