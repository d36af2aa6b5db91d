import type { WireDeclaration } from '@/contract/calls/registers';

import type { ContentLanguage } from '../../domain/languages';
import { actNames } from '../../domain/legislation';
import type { Declaration } from '../../payload-types';

/** Days are stored as a time on that day in UTC. */
export const declarationToWire = (declaration: Declaration, language: ContentLanguage): WireDeclaration => ({
  id: declaration.id,
  declarationNo: declaration.declarationNo,
  productName: declaration.productName,
  productModel: declaration.productModel ?? '',
  companyName: declaration.companyName,
  companyCountry: declaration.companyCountry,
  representativeName: declaration.representativeName ?? '',
  legislation: declaration.legislation.map((act) => actNames[act][language]),
  standards: declaration.standards ?? [],
  issueDate: declaration.issueDate.slice(0, 10),
  status: declaration.status,
});
