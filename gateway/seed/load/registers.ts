import type { Payload } from 'payload';

import type { SeedContent } from './content';
import { seedDocument } from './documents';

const noon = (day: string): string => `${day}T12:00:00.000Z`;
const list = (text: string): string[] => text.split(', ');

/** The register of declarations of conformity, the oldest first. */
export async function seedDeclarations(payload: Payload, { declarations }: SeedContent): Promise<void> {
  for (const row of declarations) {
    await seedDocument(payload, 'declarations', row.number, (language) => ({
      declarationNo: row.number,
      productName: language === 'de' ? row.product_de : row.product,
      productModel: row.model,
      companyName: row.company,
      companyCountry: row.country,
      representativeName: row.representative,
      legislation: list(row.acts),
      standards: list(row.standards),
      issueDate: noon(row.issued),
      status: row.withdrawn ? 'withdrawn' : 'inForce',
    }));
  }
}

/** The register of co-operations of authorised representatives, the oldest first. */
export async function seedRepresentations(payload: Payload, { representations }: SeedContent): Promise<void> {
  for (const row of representations) {
    await seedDocument(payload, 'representations', row.number, (language) => ({
      cooperationNo: row.number,
      companyName: row.company,
      companyCountry: row.country,
      productName: language === 'de' ? row.product_de : row.product,
      area: row.area,
      territory: row.territory,
      representativeName: row.representative,
      startDate: noon(row.start),
      endDate: row.end ? noon(row.end) : null,
    }));
  }
}
