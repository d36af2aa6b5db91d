import type { WireDeclaration, WireRepresentation } from '@/contract/calls/registers';
import type { Declaration, RegisterPage, Representation } from '@/services/domain/registers/register';

export const declarationFromWire = (wire: WireDeclaration): Declaration => ({
  id: wire.id,
  number: wire.declarationNo,
  product: wire.productName,
  model: wire.productModel,
  company: wire.companyName,
  companyCountry: wire.companyCountry,
  representative: wire.representativeName,
  legislation: wire.legislation,
  standards: wire.standards,
  issuedOn: wire.issueDate,
  status: wire.status,
});

export const representationFromWire = (wire: WireRepresentation): Representation => ({
  id: wire.id,
  number: wire.cooperationNo,
  company: wire.companyName,
  companyCountry: wire.companyCountry,
  product: wire.productName,
  area: wire.area,
  areaName: wire.areaName,
  territory: wire.territory,
  representative: wire.representativeName,
  startsOn: wire.startDate,
  endsOn: wire.endDate,
  status: wire.status,
});

interface WireRegisterPage<Wire> {
  list: Wire[];
  total: number;
  pageNum: number;
  pageSize: number;
}

/** `toEntry` is the mapper of the register that was searched. */
export const registerPageFromWire = <Wire, Entry>(
  wire: WireRegisterPage<Wire>,
  toEntry: (entry: Wire) => Entry,
): RegisterPage<Entry> => ({
  entries: wire.list.map(toEntry),
  total: wire.total,
  page: wire.pageNum,
  pageSize: wire.pageSize,
});
